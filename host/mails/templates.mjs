import { lines, oneLine } from '../orders/plain-text.mjs';
import { readStored, store } from '../settings/stored-settings.mjs';
import { translator } from '../words/translate.mjs';
import { limits, mailKinds, notInSubject, placeholders } from './mail-kinds.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../words/translate.mjs').Locale} Locale */
/** The subject and the text of a mail, with placeholders; paragraphs of the text are parted by an empty line. @typedef {{ subject: string, text: string }} MailWords */
/** What the owner says of a kind: the stored setting `mail.<kind>`. @typedef {{ on?: boolean, words?: Partial<Record<Locale, Partial<MailWords>>> }} StoredMail */

/** @param {string} kind */
function known(kind) {
  const found = Object.hasOwn(mailKinds, kind) ? mailKinds[kind] : undefined;
  if (!found) throw new RangeError(`There is no kind of mail “${kind}”.`);
  return found;
}

/** @param {Queries} db @param {string} kind @returns {Promise<StoredMail>} */
const storedOf = async (db, kind) => /** @type {StoredMail} */ ((await readStored(db, `mail.${kind}`)) ?? {});

/** The words of a kind until the owner changes them. @param {string} kind @param {Locale} locale @returns {MailWords} */
export function usualWords(kind, locale) {
  const { subject, text } = known(kind);
  const t = translator(locale);
  return { subject: t(subject), text: text.map((paragraph) => t(paragraph)).join('\n\n') };
}

/** Whether mails of a kind are sent: all are until the owner switches them off. @param {Queries} db @param {string} kind */
export async function isMailOn(db, kind) {
  known(kind);
  return (await storedOf(db, kind)).on ?? true;
}

/** @param {Queries} db @param {string} kind @param {Locale} locale @returns {Promise<MailWords>} */
export async function mailWords(db, kind, locale) {
  const own = known(kind).isEditable ? (await storedOf(db, kind)).words?.[locale] : undefined;
  const usual = usualWords(kind, locale);
  return { subject: own?.subject || usual.subject, text: own?.text || usual.text };
}

/**
 * What is in braces and stands for nothing, without its braces.
 *
 * @param {MailWords} words
 * @returns {string[]}
 */
export function unknownPlaceholders({ subject, text }) {
  const named = (/** @type {string} */ words) => [...words.matchAll(/\{\s*([\w -]{1,40}?)\s*\}/g)].map(([, name]) => name ?? '');
  const isKnown = (/** @type {string} */ name) => Object.hasOwn(placeholders, name);
  const unknown = [
    ...named(subject).filter((name) => !isKnown(name) || notInSubject.includes(name)),
    ...named(text).filter((name) => !isKnown(name)),
  ];
  return [...new Set(unknown)];
}

/**
 * Stores whether a kind is sent. Mails that a customer has asked for are always sent.
 *
 * @param {Queries} db
 * @param {string} kind
 * @param {boolean} on
 */
export async function switchMail(db, kind, on) {
  const { isEditable, to } = known(kind);
  if (isEditable || to === 'owner') await store(db, `mail.${kind}`, { ...(await storedOf(db, kind)), on });
}

/**
 * Stores the owner's words of a kind in a language, as plain text. Words that are empty or the usual ones are not stored, so
 * that they follow the next version.
 *
 * @param {Queries} db
 * @param {string} kind
 * @param {Locale} locale
 * @param {MailWords} words
 */
export async function saveMailWords(db, kind, locale, words) {
  if (!known(kind).isEditable) throw new RangeError(`The words of “${kind}” cannot be changed.`);
  const clean = { subject: oneLine(words.subject, limits.subject), text: lines(words.text, limits.text) };
  const usual = usualWords(kind, locale);
  const own = {
    ...(clean.subject !== usual.subject && clean.subject !== '' && { subject: clean.subject }),
    ...(clean.text !== usual.text && clean.text !== '' && { text: clean.text }),
  };
  const stored = await storedOf(db, kind);
  await store(db, `mail.${kind}`, { ...stored, words: { ...stored.words, [locale]: own } });
}
