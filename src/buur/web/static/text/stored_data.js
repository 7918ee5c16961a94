/**
 * What the server stores of a person, for the page about it.
 *
 * `storage/personal_data.py` says which column of the database belongs to which item; a test
 * compares both.
 */

/** Items by the part of the page; each has a text `stored-ITEM`. */
export const STORED = /** @type {const} */ ({
  person: ["name", "avatar", "listing", "since", "number", "public-number", "ban"],
  browsers: ["cookie", "device"],
  keys: ["passkey", "mail", "mail-link"],
  friends: ["friends", "friend-link", "mutes", "reports", "clubs"],
  parties: ["seats", "ticket", "parties", "acts", "results", "invitation", "replay-link", "boards", "ratings"],
});
