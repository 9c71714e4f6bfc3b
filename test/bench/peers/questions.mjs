// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';

/**
 * @typedef {{key: string, label: string}} Choice
 * @typedef {object} Question
 * @property {string} name
 * @property {string} label
 * @property {string} hint
 * @property {'text' | 'select' | 'boxes'} kind
 * @property {string} type         of a text field
 * @property {string} autocomplete
 * @property {string} inputMode
 * @property {number} [maxLength]
 * @property {string} placeholder  of a select what its empty choice reads
 * @property {string} initial
 * @property {{name: string, param?: string}[]} rules
 * @property {{label: string, choices: Choice[]}[]} groups
 * @property {{name: string, value: string, equals: boolean}} [when]
 * @property {string} [count]      what stands before the number of chosen boxes
 *
 * @typedef {{key: string, questions: Question[], back: string, next: string}} Step
 */

/**
 * What the bare page asks, as data: every other page is made of it, so that no page asks anything else.
 * @param {string} html
 * @returns {Step[]}
 */
export function stepsOf(html) {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('section[data-step]')].map((step) => ({
    key: step.getAttribute('data-step') ?? '',
    questions: [...step.querySelectorAll('.field, [data-boxes]')].map((part) =>
      part.matches('[data-boxes]') ? boxesOf(part) : fieldOf(part),
    ),
    back: textOf(step.querySelector('button[data-back]')),
    next: textOf(step.querySelector('button:not([type])')),
  }));
}

/** @param {Element | null} element */
const textOf = (element) => element?.textContent?.trim() ?? '';

/** @param {Element} part @returns {Question} */
function fieldOf(part) {
  const control = /** @type {HTMLInputElement | HTMLSelectElement} */ (part.querySelector('input, select'));
  const { name, autocomplete } = control;
  const shared = {
    name,
    label: textOf(part.querySelector('label')),
    hint: textOf(part.querySelector('small')),
    autocomplete,
    rules: rulesOf(control.dataset.rules ?? ''),
    ...whenOf(part.closest('[data-when]')),
  };
  if (control.localName === 'select') return { ...shared, ...choicesOf(/** @type {HTMLSelectElement} */ (control)) };
  const { type, maxLength, placeholder, inputMode } = /** @type {HTMLInputElement} */ (control);
  return {
    ...shared,
    kind: 'text',
    type,
    inputMode: inputMode ?? control.getAttribute('inputmode') ?? '',
    ...(maxLength > 0 && { maxLength }),
    placeholder,
    initial: '',
    groups: [],
  };
}

/** @param {HTMLSelectElement} select */
function choicesOf(select) {
  const choiceOf = (/** @type {HTMLOptionElement} */ { value, text }) => ({ key: value, label: text });
  const groups = [...select.querySelectorAll('optgroup')].map((group) => ({
    label: group.label,
    choices: [...group.querySelectorAll('option')].map(choiceOf),
  }));
  const loose = [...select.options].filter(({ parentElement, value }) => parentElement === select && value !== '');
  return {
    kind: /** @type {const} */ ('select'),
    type: '',
    inputMode: '',
    placeholder: select.querySelector('option[value=""]')?.textContent ?? '',
    initial: select.value,
    groups: loose.length > 0 ? [{ label: '', choices: loose.map(choiceOf) }, ...groups] : groups,
  };
}

/** @param {Element} part @returns {Question} */
function boxesOf(part) {
  const [all, ...boxes] = /** @type {HTMLInputElement[]} */ ([...part.querySelectorAll('input')]);
  const name = all?.name.replace(/-all$/, '') ?? '';
  const choices = boxes.map((box) => ({ key: box.name.slice(name.length + 1), label: textOf(box.closest('label')) }));
  return {
    name,
    label: textOf(all?.closest('label') ?? null),
    hint: '',
    kind: 'boxes',
    type: '',
    autocomplete: '',
    inputMode: '',
    placeholder: '',
    initial: '',
    rules: [],
    groups: [{ label: '', choices }],
    count: part.querySelector('[data-count]')?.getAttribute('data-count') ?? '',
  };
}

/** @param {string} rules */
const rulesOf = (rules) =>
  rules
    .split('|')
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [name = '', param] = rule.split(':');
      return { name, ...(param !== undefined && { param }) };
    });

/** @param {Element | null} part */
function whenOf(part) {
  const [, name, not, value] = /^(.+?)(!?)=(.*)$/.exec(part?.getAttribute('data-when') ?? '') ?? [];
  return name !== undefined && value !== undefined ? { when: { name, value, equals: not === '' } } : {};
}
