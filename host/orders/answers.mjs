import { labelOf } from './answer-labels.mjs';
import { isObject, maxAnswers } from './payload.mjs';
import { readAnswers } from './read-answers.mjs';

/** @typedef {import('./read-answers.mjs').Answer} Answer */
/** A part of a payload that is a section: its title, the key that leads to it, and what it holds. @typedef {[title: string, key: string, value: unknown]} Part */

const ofContact = new Set(['account', 'contact', 'phones', 'emails', 'addresses']);

/**
 * What is known of each company, and of each of its products. The key of a product is its name, not its place, so that the same
 * answer of two orders has the same key.
 *
 * @param {readonly unknown[]} companies
 * @returns {Part[]}
 */
const partsOfCompanies = (companies) =>
  companies.flatMap((entry, index) => {
    const { company = undefined, products = [], ...facts } = isObject(entry) ? entry : {};
    const number = index > 0 ? ` ${index + 1}` : '';
    const title = `Company${number}`;
    /** @type {Map<string, number>} */
    const seen = new Map();
    const lines = Array.isArray(products) ? products.slice(0, maxAnswers) : [];
    return [
      [title, `companies.${index}.company`, company],
      [title, `companies.${index}`, facts],
      ...lines.map((line) => {
        const name = typeof line?.saveAs === 'string' ? line.saveAs : 'product';
        const times = (seen.get(name) ?? 0) + 1;
        seen.set(name, times);
        const more = times > 1 ? ` ${times}` : '';
        return /** @type {Part} */ ([labelOf(name, 'saveAs') + number + more, `companies.${index}.${name}${more}.data`, line?.data]);
      }),
    ];
  });

/** @param {unknown} payload @returns {Part[]} */
function partsOf(payload) {
  /** @type {Part[]} */
  const contact = [];
  /** @type {Part[]} */
  const parts = [];
  /** @type {Record<string, unknown>} */
  const rest = {};
  for (const [key, value] of isObject(payload) ? Object.entries(payload) : []) {
    if (ofContact.has(key)) contact.push(['Contact', key, value]);
    else if (key === 'companies' && Array.isArray(value)) parts.push(...partsOfCompanies(value));
    else if (key === 'late_parts') parts.push(['Details of co-owners that came later', key, value]);
    else if (key === 'payment') parts.push(['Payment', key, value]);
    else if (isObject(value)) parts.push([labelOf(key), key, value]);
    else rest[key] = value;
  }
  return [...contact, ...parts, ['Answers', '', rest]];
}

/**
 * The answers of a payload by section, with the labels of the form, for the order's page.
 *
 * @param {unknown} payload
 * @returns {{ title: string, answers: Answer[] }[]}  those without an answer are left out
 */
export function answerSections(payload) {
  /** @type {Map<string, Answer[]>} */
  const sections = new Map();
  for (const [title, key, value] of partsOf(payload)) {
    const answers = readAnswers(value, { key, joins: true });
    if (answers.length > 0) sections.set(title, [...(sections.get(title) ?? []), ...answers]);
  }
  return [...sections].map(([title, answers]) => ({ title, answers }));
}

/**
 * The answers of a payload one by one, for the columns of an export; no key twice.
 *
 * @param {unknown} payload
 * @returns {Answer[]}
 */
export function answerColumns(payload) {
  /** @type {Map<string, Answer>} */
  const byKey = new Map();
  for (const [label, key, value] of partsOf(payload)) {
    for (const answer of readAnswers(value, { key, label, joins: false })) {
      if (!byKey.has(answer.key)) byKey.set(answer.key, answer);
    }
  }
  return [...byKey.values()];
}
