import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from './read-mail.mjs';

/**
 * The mails that a shop has written into its outbox, the oldest first.
 *
 * @param {string} folder  of the shop
 * @returns {import('./read-mail.mjs').ReceivedMail[]}
 */
export function receivedMails(folder) {
  const outbox = join(folder, 'outbox');
  const files = readdirSync(folder).includes('outbox') ? readdirSync(outbox).filter((name) => /^\d+-.*\.eml$/.test(name)) : [];
  // Each name begins with the number of its mail.
  return files
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((name) => readMail(readFileSync(join(outbox, name), 'utf8')));
}
