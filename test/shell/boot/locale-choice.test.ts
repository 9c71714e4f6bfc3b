import { describe, expect, it, vi } from 'vitest';
import { createLocaleChoice } from '../../../src/shell/boot/locale-choice';
import type { Translation } from '../../../src/kernel/text/locale';
import { translations as all } from '../../support/locales';

/** A root whose page has the given translations, and where others come late. */
function newRoot(here: Record<string, Translation> = {}) {
  const shown: string[] = [];
  const listeners: (() => void)[] = [];
  const load = vi.fn(async (_language: string) => {});
  const ending = new AbortController();
  const ask = createLocaleChoice({
    translations: {
      load,
      find: (language) => here[language],
      onRegistered: (listener, signal) => listeners.push(() => signal.aborted || listener()),
    },
    show: ({ tag, sentences }) => shown.push(`${tag}: ${sentences['button.back']}`),
    signal: ending.signal,
  });
  const bring = (language: string) => {
    here[language] = all[language] ?? all.es!;
    for (const listener of listeners) listener();
  };
  return { ask, bring, shown, load, end: () => ending.abort() };
}

describe('the locale of a root', () => {
  it('is shown at once where its words are here, and nothing is loaded', () => {
    const { ask, shown, load } = newRoot({ es: all.es! });
    ask('es_MX');
    ask('en_US');
    expect(shown).toEqual(['es-MX: Atrás', 'en-US: Back']);
    expect(load).not.toHaveBeenCalled();
  });

  it('is English until its words come', () => {
    const { ask, bring, shown, load } = newRoot();
    ask('es-US');
    expect(shown).toEqual(['en: Back']);
    expect(load.mock.calls).toEqual([['es']]);
    bring('es');
    expect(shown).toEqual(['en: Back', 'es-US: Atrás']);
  });

  it('is English, and nothing is loaded, where there is no such language', () => {
    const { ask, shown, load } = newRoot();
    for (const asked of ['fr', '', 'constructor', '__proto__', '../es']) ask(asked);
    expect(new Set(shown)).toEqual(new Set(['en: Back']));
    expect(load).not.toHaveBeenCalled();
  });

  it('is the one asked for last, whatever comes late', () => {
    const { ask, bring, shown } = newRoot();
    ask('es');
    ask('en');
    bring('es');
    expect(shown).toEqual(['en: Back', 'en: Back']);
  });

  it('is not drawn again by another language, by the same once more, or after its end', () => {
    const { ask, bring, shown } = newRoot();
    ask('es');
    bring('fr');
    expect(shown).toHaveLength(1);
    bring('es');
    bring('es');
    expect(shown).toHaveLength(2);
    const later = newRoot();
    later.ask('es');
    later.end();
    later.bring('es');
    expect(later.shown).toEqual(['en: Back']);
  });
});
