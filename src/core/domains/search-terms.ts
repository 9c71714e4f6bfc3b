import { nameOf, tldOf } from './tlds';

/** The most characters of a name, its extension not counted, and of the search box (DOM-01). */
export const maxNameLength = 63;

/** How many names of a list are searched at once. */
export const maxTerms = 100;

export interface SearchTerms {
  /** What is searched: names with their extensions, each once. */
  terms: readonly string[];
  /** How many more names were entered than are searched at once. */
  leftOut: number;
  /** Characters were dropped or replaced, so that the visitor must be told what is searched. */
  isAltered: boolean;
}

const withoutEnds = (text: string) => text.replace(/^[.-]+|[.-]+$/g, '');

/** A typed name as a domain can have it (DOM-04), cut to its greatest length; '' if nothing of it is left (DOM-03). */
export function cleanTerm(typed: string): string {
  const allowed = typed
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z\d.-]|\.(?=\.)/g, '');
  const term = withoutEnds(allowed);
  return withoutEnds(nameOf(term).slice(0, maxNameLength)) + tldOf(term);
}

/**
 * What to search for: one name, or a list of them with commas or lines between (DOM-06). A single name without an
 * extension gets the selected one, those of a list the page's (DOM-05).
 */
export function searchTerms(typed: string, selectedTLD: string, defaultTLD: string): SearchTerms {
  const parts = typed
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const tld = parts.length > 1 ? defaultTLD : selectedTLD;
  const cleaned = parts.map(cleanTerm);
  const all = [...new Set(cleaned.filter(Boolean).map((term) => (tldOf(term) ? term : term + tld)))];
  return {
    terms: all.slice(0, maxTerms),
    leftOut: Math.max(0, all.length - maxTerms),
    isAltered: parts.some((part, index) => part.toLowerCase() !== cleaned[index]),
  };
}
