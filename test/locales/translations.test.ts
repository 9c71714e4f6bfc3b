import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../scripts/build/locales.mjs';
import { stateGroups } from '../../src/kernel/reference/states';
import { en, type TextKey } from '../../src/kernel/text/en';
import { translatedLanguages } from '../../src/kernel/text/language';
import type { Translation } from '../../src/kernel/text/locale';
import { translations } from '../support/locales';

const keys = Object.keys(en) as TextKey[];
const codes = stateGroups.flatMap(({ options }) => options.map(({ key }) => key));
const placeholdersOf = (sentence: string) => (sentence.match(/\{+\w+\}+/g) ?? []).sort();

it('every file of a language is a language that a page may ask for', () => {
  expect(translatedLanguages).toEqual(localeCodes);
  expect(localeCodes).toContain('es');
});

describe.each(Object.entries(translations))('the translation %s', (_code, { sentences, states }) => {
  it('has a sentence for every key, in the order of the English ones', () => {
    expect(Object.keys(sentences)).toEqual(keys);
  });

  it('leaves no sentence empty', () => {
    expect(keys.filter((key) => sentences[key].trim() !== sentences[key] || sentences[key] === '')).toEqual([]);
  });

  it('holds the same placeholders', () => {
    const all = (table: Translation['sentences']) => keys.map((key) => [key, placeholdersOf(table[key])]);
    expect(all(sentences)).toEqual(all(en));
  });

  it('says "contact us" in the same words wherever a link may stand on them (ERR-01)', () => {
    const withContact = (table: Translation['sentences']) => keys.filter((key) => table[key].includes(table['error.contactUs']));
    expect(withContact(sentences)).toEqual(withContact(en));
  });

  it('names only states that there are', () => {
    expect(Object.keys(states).filter((code) => !codes.includes(code))).toEqual([]);
  });
});
