import type { SelectOption, SelectOptions } from './select';

/** Normalizes text for search: no case, accents or punctuation; hyphens and the like become spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’"]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const plainLabels = new WeakMap<SelectOption, string>();

/** Cached per option, because every key press searches the whole list. */
function plainLabel(option: SelectOption): string {
  let label = plainLabels.get(option);
  if (label === undefined) {
    label = plain(option.label);
    plainLabels.set(option, label);
  }
  return label;
}

/** Tells the options whose label contains the query, of a list too short to need the cache. */
export function matcherOf(query: string): (option: SelectOption) => boolean {
  const words = plain(query);
  return ({ label }) => plain(label).includes(words);
}

/** Where the words are in the label: 0 at its start, 1 at the start of another word, 2 inside a word, -1 nowhere. */
function rankOf(option: SelectOption, words: string): number {
  const at = plainLabel(option).indexOf(words);
  if (at <= 0) return at;
  return ` ${plainLabel(option)}`.includes(` ${words}`) ? 1 : 2;
}

const narrowList = (options: readonly SelectOption[], words: string): readonly SelectOption[] =>
  [0, 1, 2].flatMap((rank) => options.filter((option) => rankOf(option, words) === rank));

/** All options, without their groups. */
export const flat = (options: SelectOptions): readonly SelectOption[] =>
  options.flatMap((option) => ('options' in option ? option.options : [option]));

/** The options whose label contains the query, best match first within their group; groups without a match are left out (FIELD-07). */
export function searchOptions(options: SelectOptions, query: string): SelectOptions {
  const words = plain(query);
  if (!words) return options;
  const groups = options.flatMap((group) => ('options' in group ? [{ ...group, options: narrowList(group.options, words) }] : []));
  const ungrouped = options.flatMap((option) => ('options' in option ? [] : [option]));
  return [...narrowList(ungrouped, words), ...groups.filter(({ options: found }) => found.length > 0)];
}

/** The enabled option whose whole label is the text, for autofill and for visitors who type the label in full. */
export function optionNamed(options: SelectOptions, text: string): SelectOption | undefined {
  const words = plain(text);
  return words ? flat(options).find((option) => !option.disabled && plainLabel(option) === words) : undefined;
}
