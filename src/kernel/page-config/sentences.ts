import { hasOrderSentences, textKeys, type Sentences } from '../text/en';
import { record, text, withKeys, type ConfigKey } from './config-key';
import { problemOf, type ConfigProblem } from './config-problem';

/** Sentences that replace those of the form. An unknown key is reported but does no harm. The light script cannot tell those of orders from it: see `sentencesNotShown`. */
export function sentences() {
  const byKey = record('key', text());
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

/** Sentences that name a button or say what is wrong; headings and hints may be left blank. */
const isNeeded = (key: string) => /^(button|error|rule)\./.test(key);

/** The page's sentences without blank ones that are needed: the form's own stand there. */
export function withoutBlanks(given: Sentences, problems: ConfigProblem[]): Sentences {
  const isBlank = ([key, words]: [string, string]) => isNeeded(key) && words.trim() === '';
  const entries = Object.entries(given);
  problems.push(...entries.filter(isBlank).map(([key, words]) => problemOf(`text.${key}`, 'words for a button or an error', words)));
  return Object.fromEntries(entries.filter((entry) => !isBlank(entry)));
}
