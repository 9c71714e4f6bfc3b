import { hostOf } from './address-host';

/** How many extensions are shown as badges (DOM-09). */
export const maxFeatured = 4;

/** Everything from the first dot on, as in ".co.uk"; '' for a name without one. */
export const tldOf = (domain: string): string => /\..*/.exec(domain)?.[0] ?? '';

/** A domain without its extension. */
export const nameOf = (domain: string): string => domain.replace(/\..*/, '');

/** The extension of a typed name, if it is among the options. */
const optionAt = (name: string, options: readonly string[]) => options.find((tld) => tld === tldOf(hostOf(name).toLowerCase()));

/** What the selector shows once a name is typed: its extension, if that is among the options (DOM-07). */
export const selectedTLDOf = (name: string, selected: string, options: readonly string[]): string => optionAt(name, options) ?? selected;

/** The typed name once an extension is selected: with that in place of its own, if that is among the options (DOM-07). */
export const nameWithTLD = (name: string, selected: string, options: readonly string[]): string =>
  optionAt(name, options) ? nameOf(hostOf(name)) + selected : name;

/** The extensions of terms that are not among the options (DOM-08). */
export const customTLDsOf = (terms: readonly string[], options: readonly string[]): string[] =>
  unique(terms.map(tldOf).filter((tld) => !options.includes(tld)));

/** The extensions to search: those chosen, with the typed ones (DOM-08). No choice searches all of them. */
export const searchedTLDs = (chosen: readonly string[], custom: readonly string[]): string[] =>
  chosen.length > 0 ? unique([...chosen, ...custom]) : [];

const unique = (list: readonly string[]) => [...new Set(list)];
