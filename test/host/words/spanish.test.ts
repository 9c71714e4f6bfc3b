import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spanish } from '../../../host/words/spanish.mjs';
import { dateIn, localeOf, translator } from '../../../host/words/translate.mjs';

const texts = (block: string) => [...block.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => JSON.parse(text!) as string).join('');

/** The translations of the plugin, with `%` in place of whatever is filled in. */
function pluginSpanish(): Map<string, string> {
  const file = readFileSync('wordpress/charterform/languages/charterform-es.po', 'utf8');
  const pairs = file.matchAll(/msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/g);
  return new Map([...pairs].map(([, english, own]) => [unfilled(texts(english!)), unfilled(texts(own!))]));
}

const unfilled = (text: string) => text.replace(/%(?:\d\$)?[sd]|\{\w+\}/g, '%');

it('says in Spanish what the plugin says, to the letter, and fills in the same', () => {
  const plugin = pluginSpanish();
  const shared = Object.entries(spanish).filter(([english]) => plugin.has(unfilled(english)));
  expect(shared.length).toBeGreaterThan(70);
  for (const [english, own] of shared) expect(unfilled(own), english).toBe(plugin.get(unfilled(english)));
  const filled = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [english, own] of Object.entries(spanish)) expect(filled(own), english).toEqual(filled(english));
});

it('knows the language of a page, and says days in it', () => {
  expect(['es', 'es-US', 'es_MX', 'en', 'en-GB', undefined, 'est'].map(localeOf)).toEqual(['es', 'es', 'es', 'en', 'en', 'en', 'en']);
  const at = Date.UTC(2026, 10, 28);
  expect([dateIn(at, 'en'), dateIn(at, 'es')]).toEqual(['Saturday, November 28, 2026', 'sábado, 28 de noviembre de 2026']);
  expect(translator('es')('Please pay {amount}.', { amount: '$1' })).toBe('Por favor, pague $1.');
  expect(translator('es')('Not translated {name}', {})).toBe('Not translated {name}');
});
