/** What no log, no page and no row may hold, and what stands in its place. */
const secrets = [
  [/\b(sk|rk|pk)_(live|test)_\w+/g, '$1_$2_…'],
  [/\bwhsec_[\w+/=]+/g, 'whsec_…'],
  [/\b(pi|seti|cs)_\w+_secret_\w+/g, '$1_…_secret_…'],
  // User and password of an address.
  [/(\w+:\/\/)[^\s/@]*@/g, '$1…@'],
  // Numbers of cards.
  [/\b\d(?:[ -]?\d){12,18}\b/g, '…'],
];

/** A text without keys, passwords of addresses and card numbers. @param {string} text */
export const redact = (text) =>
  secrets.reduce((clean, [secret, mark]) => clean.replace(/** @type {RegExp} */ (secret), String(mark)), text);
