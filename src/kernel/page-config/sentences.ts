import { hasOrderSentences, textKeys, type Sentences } from '../text/en';
import { record, text, withKeys, withWords, type ConfigKey } from './config-key';

/** Sentences that replace those of the form; headings and hints may be blank, a button or an error not. An unknown key is reported but does no harm. The light script cannot tell those of orders from it: see `sentencesNotShown`. */
export function sentences() {
  const byKey = withWords(record('key', text()), /^(?:button|error|rule)\./, 'words for a button or an error');
  return (hasOrderSentences() ? withKeys(byKey, textKeys()) : byKey) as ConfigKey<Sentences | undefined, Sentences>;
}

/**
 * The keys of sentences that a script without orders does not show: those of orders, which a page config that several forms
 * share may have, and wrong ones.
 */
export function sentencesNotShown(given: Sentences): readonly string[] {
  if (hasOrderSentences()) return [];
  const shown = new Set(textKeys());
  return Object.keys(given).filter((key) => !shown.has(key));
}
