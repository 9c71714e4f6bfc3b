import type { SelectOption, SelectOptions } from './select';

/** Case, accents and punctuation carry no meaning in a search; a hyphen parts words like a blank. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’"]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new WeakMap<SelectOption, string>();

/** Made once an option: a long list is searched again with every key. */
function plainLabel(option: SelectOption): string {
  let label = known.get(option);
  if (label === undefined) known.set(option, (label = plain(option.label)));
  return label;
}

/** 0 for a label that starts with the words, 1 for another word that does, 2 inside a word, -1 for none. */
function rankOf(option: SelectOption, words: string): number {
  const at = plainLabel(option).indexOf(words);
  if (at <= 0) return at;
  return ` ${plainLabel(option)}`.includes(` ${words}`) ? 1 : 2;
}

const narrowList = (options: readonly SelectOption[], words: string): readonly SelectOption[] =>
  [0, 1, 2].flatMap((rank) => options.filter((option) => rankOf(option, words) === rank));

/** The options alone, without their groups. */
export const flat = (options: SelectOptions): readonly SelectOption[] =>
  options.flatMap((option) => ('options' in option ? option.options : [option]));

/** The options that hold the query, closest first within their group, and the groups that still have any (FIELD-07). */
export function searchOptions(options: SelectOptions, query: string): SelectOptions {
  const words = plain(query);
  if (!words) return options;
  const groups = options.flatMap((group) => ('options' in group ? [{ ...group, options: narrowList(group.options, words) }] : []));
  const loose = options.flatMap((option) => ('options' in option ? [] : [option]));
  return [...narrowList(loose, words), ...groups.filter(({ options: found }) => found.length > 0)];
}

/** The option that a text names in full, as autofill and a quick typist write it. */
export function optionNamed(options: SelectOptions, text: string): SelectOption | undefined {
  const words = plain(text);
  return words ? flat(options).find((option) => !option.disabled && plainLabel(option) === words) : undefined;
}
