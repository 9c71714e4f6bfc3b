import { expect, it } from 'vitest';
import { localeCodes } from '../../scripts/build/locales.mjs';
import { languageNames } from '../../scripts/schema/languages.mjs';
import * as shipped from '../../src/shipped-translations';
import { languages } from '../../src/kernel/text/language';

it('each language of src/locales is offered by its name in itself', () => {
  expect(languageNames()).toEqual({ en: 'English', es: 'Español' });
  expect(Object.keys(languageNames())).toEqual(languages);
});

it('each language of src/locales can be printed', () => {
  expect(Object.keys(shipped).sort()).toEqual(localeCodes);
});
