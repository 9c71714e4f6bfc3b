// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import es from '../../src/locales/es';
import type { BrowserWindow } from '../../src/services/browser-window';
import { registerTranslation, createTranslations } from '../../src/services/translations';

const ownScript = 'https://site.example/js/charterform.umd.js?ver=2';

/** As the build writes a translation into its script. */
const built = (version = process.env.CHARTERFORM_VERSION!) => ({ version, sentences: Object.values(es.sentences), states: es.states });

/** A page of its own each time, since a language is loaded once a page. */
function newPage(script = ownScript) {
  const events = new EventTarget();
  const page = Object.assign(events, { document }) as unknown as BrowserWindow;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { page, log, translations: createTranslations(page, script, log) };
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="locales/"]')];
const end = (event: 'load' | 'error') => scripts()[0]!.dispatchEvent(new Event(event));

afterEach(() => void (document.head.innerHTML = ''));

describe('the translations of a page', () => {
  it('are found, whether brought before or after, and however often', () => {
    const { page, translations, log } = newPage();
    expect(translations.find('es')).toBeUndefined();
    registerTranslation(page, 'es', es);
    registerTranslation(page, 'es', es);
    expect(translations.find('es')).toBe(es);
    expect(createTranslations(page, ownScript, log).find('es')).toBe(es);
    expect(Object.keys(page.Charterform!)).toEqual(['locales']);
  });

  it('leave what else stands on the global of the product as it is', () => {
    const { page } = newPage();
    const widget = { mount: vi.fn(), version: '1' };
    page.Charterform = widget;
    registerTranslation(page, 'fr', es);
    registerTranslation(page, 'es', es);
    expect(page.Charterform).toBe(widget);
    expect(page.Charterform).toEqual({ ...widget, locales: { fr: es, es } });
  });

  it('call back whenever one is brought, until the signal ends it', () => {
    const { page, translations } = newPage();
    const [listener, ending] = [vi.fn(), new AbortController()];
    translations.onRegistered(listener, ending.signal);
    registerTranslation(page, 'es', es);
    expect(listener).toHaveBeenCalledOnce();
    ending.abort();
    registerTranslation(page, 'es', es);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('are loaded from beside the script, in its version, once for all the forms of the page', async () => {
    const { page, translations, log } = newPage();
    const loads = [translations.load('es'), createTranslations(page, ownScript, log).load('es')];
    expect(scripts().map(({ src }) => src)).toEqual(['https://site.example/js/locales/charterform.es.js?ver=2']);
    registerTranslation(page, 'es', es);
    end('load');
    await Promise.all(loads);
    expect(scripts()).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('are loaded from beside the script that stands on the page, where a module loader ran it', async () => {
    document.head.innerHTML = '<script src="https://cdn.example/charterform.umd.js"></script>';
    const { translations } = newPage('');
    void translations.load('es');
    expect(scripts().map(({ src }) => src)).toEqual(['https://cdn.example/locales/charterform.es.js']);
  });

  it('are loaded from beside the style sheet, where the script was joined with others', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="https://cdn.example/charterform.css?ver=2">';
    const { translations } = newPage('https://site.example/cache/joined.js');
    void translations.load('es');
    expect(scripts().map(({ src }) => src)).toEqual(['https://cdn.example/locales/charterform.es.js?ver=2']);
  });

  it.each(['error', 'load'] as const)('are logged where they cannot be had (%s), and asked for again', async (event) => {
    const { translations, log } = newPage();
    const load = translations.load('es');
    end(event);
    await load;
    expect(log.error.mock.calls.map(([message]) => message)).toEqual([
      'The form stays in English because "locales/charterform.es.js" could not be loaded.',
    ]);
    expect(scripts()).toEqual([]);
    void translations.load('es');
    expect(scripts()).toHaveLength(1);
  });

  it('are those of a built script, once it is of the same version as the widget', async () => {
    const { page, translations, log } = newPage();
    registerTranslation(page, 'es', built('older'));
    expect(translations.find('es')).toBeUndefined();
    const load = translations.load('es');
    registerTranslation(page, 'es', built());
    end('load');
    await load;
    expect(translations.find('es')).toEqual(es);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('may lack sentences where a site owner has written them by key', () => {
    const { page, translations } = newPage();
    const own = { sentences: { 'button.back': 'Retour' }, states: {} };
    registerTranslation(page, 'fr', own);
    expect(translations.find('fr')).toBe(own);
  });

  it.each([ownScript, ''])('are logged where they belong to another version of the widget, whose script is "%s"', async (script) => {
    const { page, translations, log } = newPage(script);
    const shorter = built();
    registerTranslation(page, 'es', script ? built('older') : { ...shorter, sentences: shorter.sentences.slice(1) });
    const load = translations.load('es');
    scripts()[0]?.dispatchEvent(new Event('load'));
    await load;
    expect(log.error.mock.calls.map(([message]) => message)).toEqual([
      'The form stays in English because "locales/charterform.es.js" is from a different version than the script.',
    ]);
  });

  it('are logged where nobody knows from where to load them', async () => {
    const { translations, log } = newPage('');
    await translations.load('es');
    expect(log.error).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
  });
});
