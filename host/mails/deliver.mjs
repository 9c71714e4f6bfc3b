import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { subjectLine } from './fill-words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./queue-mail.mjs').Mail} Mail */
/** @typedef {import('./customer-mail.mjs').Message} Message */

/** Milliseconds for which a mail server is waited for. */
const patience = 20_000;

/** The folder that mails are written into where there is no mail server. @param {Shop} shop */
export const outboxFolder = ({ settings }) => join(settings.folder, 'outbox');

/** The name of a mail in the outbox, the same for each try. @param {Pick<Mail, 'id' | 'kind' | 'token'>} mail */
export const outboxName = ({ id, kind, token }) => `${id}-${kind}-${token.slice(0, 8)}.eml`;

/** @param {Shop} shop @param {Mail} mail @param {Message} message @returns {import('nodemailer').SendMailOptions} */
function envelope({ settings }, mail, { subject, html, text, replyTo, files }) {
  const { from } = settings.mail;
  return {
    from: from.includes('<') ? from : { name: subjectLine(settings.shopName), address: from },
    to: { name: '', address: mail.recipient },
    ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    date: new Date(mail.createdAt),
    // The same for each try, so that a mail that came twice can be told from two mails.
    messageId: `<${mail.token}@${new URL(settings.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: files.map(({ name, bytes }) => ({ filename: name, content: bytes })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param {string} path */
const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Writes a mail into the outbox, once however often it is tried: it is complete under its name, or not there at all.
 *
 * @param {Shop} shop
 * @param {Mail} mail
 * @param {Message} message
 */
async function writeToOutbox(shop, mail, message) {
  const folder = outboxFolder(shop);
  const path = join(folder, outboxName(mail));
  if (await exists(path)) return;
  const composed = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
    envelope(shop, mail, message),
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${outboxName(mail)}.${process.pid}`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(/** @type {Buffer} */ (composed.message));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path).catch(async (error) => {
    await rm(unfinished, { force: true });
    throw error;
  });
}

/**
 * Hands a mail to the mail server, or writes it into the outbox where there is none.
 *
 * @param {Shop} shop
 * @param {Mail} mail
 * @param {Message} message
 * @throws where it was not taken
 */
export async function deliver(shop, mail, message) {
  const { smtp } = shop.settings.mail;
  if (smtp === '') return writeToOutbox(shop, mail, message);
  const address = new URL(smtp);
  const transport = createTransport({
    host: address.hostname,
    port: address.port ? Number(address.port) : address.protocol === 'smtps:' ? 465 : 587,
    secure: address.protocol === 'smtps:',
    ...(address.username && { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(envelope(shop, mail, message));
  } finally {
    transport.close();
  }
}
