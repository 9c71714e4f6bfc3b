import type { SearchTerms } from '../../kernel/facts/domain';
import { hostOf } from './address-host';
import { nameOf, tldOf } from './tlds';

/** The most characters of a name, its extension not counted, and of the search box (DOM-01). */
export const maxNameLength = 63;

/** How many names of a list are searched at once. */
export const maxTerms = 100;

/** A part between dots as a registry takes it: not too long, no hyphen at an end, and two at its third place only in an "xn--" name. */
const cleanLabel = (label: string): string =>
  label
    .replace(/^-+/, '')
    .replace(/^(?!xn--)(?:([^-])-{3,}|([^-]{2})-{2,})/, '$1$2-')
    .slice(0, maxNameLength)
    .replace(/-+$/, '');

/** Only letters end a domain, at least two of them. */
const isExtension = (tld: string) => /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(tld);

/** A typed name or pasted address as a registry takes it (DOM-04, DOM-49); '' if nothing of it is left (DOM-03). */
export function cleanTerm(typed: string): string {
  const labels = hostOf(typed)
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z\d.-]/g, '')
    .split('.')
    .map(cleanLabel)
    .filter(Boolean);
  const term = labels.join('.');
  return tldOf(term) === '' || isExtension(term) ? term : nameOf(term);
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
