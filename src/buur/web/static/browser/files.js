/**
 * Files that the browser saves.
 */

/** @param {{name: string, blob: Blob}} file */
export function saveFile({ name, blob }) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
