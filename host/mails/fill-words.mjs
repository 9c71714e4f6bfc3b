import { oneLine } from '../orders/plain-text.mjs';
import { limits, notInSubject } from './mail-kinds.mjs';

/** @typedef {import('./mail-layout.mjs').Paragraph} Paragraph */
/** What placeholders stand for, by their names. @typedef {Readonly<Record<string, string>>} Values */

const placeholder = /\{(\w+)\}/g;

/** @param {Values} values @param {string} name */
const has = (values, name) => Object.hasOwn(values, name);

/**
 * A subject: one line of plain text, whatever the customer is called. What they typed is never read as a placeholder.
 *
 * @param {string} subject
 * @param {Values} values
 */
export function fillSubject(subject, values) {
  const filled = subject.replace(placeholder, (whole, name) =>
    has(values, name) && !notInSubject.includes(name) ? (values[name] ?? '') : whole,
  );
  return subjectLine(filled);
}

/** A text as the one line of a subject, without anything that is not seen. @param {string} text */
export const subjectLine = (text) => oneLine(text.replace(/\p{C}+/gu, ' '), limits.subject);

/**
 * A text as paragraphs. A paragraph of `{instructions}` alone is set apart, or left out where there are none.
 *
 * @param {string} text
 * @param {Values} values
 * @param {string} linkLabel  of `{order_link}`
 * @returns {Paragraph[]}
 */
export function fillText(text, values, linkLabel) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .flatMap((paragraph) => {
      const isBox = paragraph === '{instructions}';
      if (isBox && !values['instructions']) return [];
      return [{ isBox, parts: partsOf(paragraph, values, linkLabel) }];
    });
}

/** @param {string} paragraph @param {Values} values @param {string} linkLabel @returns {Paragraph['parts']} */
function partsOf(paragraph, values, linkLabel) {
  // Every second piece is the name of a placeholder.
  return paragraph.split(placeholder).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece === 'order_link' && values[piece]) return { label: linkLabel, url: values[piece] };
    return has(values, piece) ? (values[piece] ?? '') : `{${piece}}`;
  });
}
