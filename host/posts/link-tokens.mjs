import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a token: nobody guesses one. */
const length = 24;

/** A token for a link in a mail. What is kept of it is its hash alone. @returns {string} */
export const newLinkToken = () => randomBytes(length).toString('base64url');

/** Whether a text can be a token of ours. @param {string} text */
export const isLinkToken = (text) => /^[\w-]{32}$/.test(text);

/** What is kept of a token. It needs no salt: a token is random itself. @param {string} token */
export const linkHash = (token) => createHash('sha256').update(token).digest('hex');
