/**
 * Links that leave the page: to the clipboard, or to another program of the phone.
 */

/**
 * Copy the text of a field; without the clipboard, which insecure pages lack, select it and copy.
 *
 * @param {HTMLInputElement} field
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.focus();
    field.select();
    document.execCommand("copy");
  }
}

/** Whether the device offers a link to other programs. @returns {boolean} */
export const canShare = () => typeof navigator.share === "function";

/** @param {{title:string, text:string, url:string}} what */
export const share = (what) => void navigator.share(what).catch(() => {}); // the person has changed her mind
