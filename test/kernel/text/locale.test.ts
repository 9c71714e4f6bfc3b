import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../../scripts/build/locales.mjs';
import { en } from '../../../src/kernel/text/en';
import { createText } from '../../../src/kernel/text/format-message';
import { languages } from '../../../src/kernel/text/language';
import { english, localeOf } from '../../../src/kernel/text/locale';
import es from '../../../src/locales/es';
import { textIn } from '../../support/locales';

const greeting = (locale: string) => textIn(locale)('button.back');

describe('a locale', () => {
  it('is one of the languages there are words in', () => {
    expect(languages).toEqual(['en', ...localeCodes]);
  });

  it.each([
    ['en', 'en'],
    ['en_US', 'en-US'],
    ['es', 'es'],
    ['es-US', 'es-US'],
    ['es_MX', 'es-MX'],
    ['ES_us', 'es-US'],
    ['es-419', 'es-419'],
  ])('%s has the words of its language, and is known to the platform as %s', (asked, locale) => {
    expect(textIn(asked).locale).toBe(locale);
    expect(greeting(asked)).toBe(asked.startsWith('en') ? 'Back' : 'Atrás');
  });

  it('that the platform does not take is its language alone', () => {
    expect(textIn('es_ES_ao90').locale).toBe('es');
    expect(greeting('es_ES_ao90')).toBe('Atrás');
  });

  it.each(['es', 'xx', 'sp', 'english', '', 'constructor', '__proto__', '<b>'])('"%s" without a translation is English', (asked) => {
    expect(localeOf(asked)).toBe(english);
    expect(createText({}, localeOf(asked))('button.back')).toBe(en['button.back']);
  });

  it('reads in English what its translation lacks', () => {
    const { 'button.back': _, ...older } = es.sentences;
    const text = createText({}, { tag: 'es', sentences: older, states: {} });
    expect([text('button.back'), text('button.continue')]).toEqual(['Back', 'Continuar']);
  });

  it('gives way to the words of the site owner', () => {
    const own = { 'button.back': 'Vuelta', 'steps.counter': '{current} / {count}' } as const;
    for (const locale of ['es', 'en', 'xx']) {
      const text = textIn(locale, own);
      expect(text('button.back')).toBe('Vuelta');
      expect(text('steps.counter', { current: 1, count: 5 })).toBe('1 / 5');
    }
    expect(textIn('es', own)('button.continue')).toBe('Continuar');
  });
});
