// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountWhenReady } from '../../src/shell/boot/mount-when-ready';
import { face } from '../../src/kit/face';
import { sharePageGlobal, version } from '../../src/shell/boot/page-global';
import type { BrowserWindow } from '../../src/services/browser-window';
import { createCaptcha } from '../../src/services/captcha';
import { isOfPage, readFunction, readGlobal, readWithMethod } from '../../src/kernel/util/page-globals';
import { registerTranslation } from '../../src/services/translations';

const fakes = () => {
  document.body.innerHTML = `
    <form id="a"><input name="mount"><input name="nodeType"><input name="render"><input name="ready"><input name="push"></form>
    <a id="b"></a><a id="b"></a><object id="c"></object><iframe id="d"></iframe>`;
  const [form, ...links] = document.querySelectorAll('#a, #b');
  return [form, document.body.children, links[0], document.querySelector('object'), document.querySelector('iframe')!.contentWindow];
};
const frameOfAnotherSite = new Proxy(
  {},
  {
    has: () => {
      throw new Error('SecurityError');
    },
  },
);

afterEach(() => void (document.body.innerHTML = ''));

describe('a global of the page', () => {
  it('is no such where an element, a list of elements or a frame has its name', () => {
    for (const fake of [...fakes(), frameOfAnotherSite]) {
      const page = { name: fake };
      expect(isOfPage(fake)).toBe(true);
      expect(readGlobal(page, 'name')).toBeUndefined();
      expect(readFunction(page, 'name')).toBeUndefined();
      expect(readWithMethod(page, 'name', 'mount' as never)).toBeUndefined();
    }
  });

  it('is what it is otherwise', () => {
    const values = [{}, [], () => {}, 'text', 7, null, undefined, { mount() {} }];
    for (const value of values) expect(readGlobal({ value }, 'value')).toBe(value);
    const host = { mount: () => 1 };
    expect(readWithMethod<typeof host>({ host }, 'host', 'mount')).toBe(host);
    expect(readWithMethod<typeof host>({ host: { mount: document.body } }, 'host', 'mount')).toBeUndefined();
  });
});

describe('with an element of its name on the page', () => {
  it('the global of the widget is made anew, and translations keep theirs', () => {
    for (const fake of fakes()) {
      const page = { Charterform: fake, dispatchEvent: () => true } as unknown as BrowserWindow;
      const mount = sharePageGlobal(page);
      expect(mount).toBeTypeOf('function');
      expect(page.Charterform).toEqual({ mount, version, ...face });
      const other = { Charterform: fake, dispatchEvent: () => true } as unknown as BrowserWindow;
      const translation = { version: '1', sentences: [], states: {} };
      registerTranslation(other, 'xx', translation);
      const mountThere = sharePageGlobal(other);
      expect(other.Charterform).toEqual({ mount: mountThere, version, ...face, locales: { xx: translation } });
    }
  });

  it('the page config counts as not there, and the page as having until all is loaded', () => {
    vi.useFakeTimers();
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div id="charterform"></div>';
    const mounted = vi.fn();
    mountWhenReady(
      new Proxy(window, {
        get: (page, key) => (key === 'charterformConfig' ? document.createElement('form') : Reflect.get(page, key, page)),
      }),
      mounted,
    );
    vi.runAllTimers();
    expect(mounted.mock.calls).toEqual([[document.getElementById('charterform'), undefined]]);
    expect(complaint.mock.calls.join()).toContain('did not set "charterformConfig"');
    vi.useRealTimers();
    complaint.mockRestore();
  });
});

describe('a captcha', () => {
  const notLoaded = 'ReCAPTCHA has not been loaded';
  const draw = (provider: unknown) => {
    const page = { document, location: window.location, grecaptcha: provider } as unknown as BrowserWindow;
    return createCaptcha(page, '', 'grecaptcha').render(document.body, 'key', () => {});
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [
      'throws',
      {
        ready: () => {
          throw new Error('broken');
        },
      },
    ],
    ['rejects', { ready: () => Promise.reject(new Error('broken')) }],
    ['calls back without a provider', { ready: (done: () => void) => done() }],
    ['is an element', { ready: document.createElement('input') }],
  ])('whose `ready` %s says so at once', async (_what, provider) => {
    await expect(draw(provider)).rejects.toMatchObject({ message: notLoaded });
  });

  it.each([['form'], ['list'], ['link'], ['object'], ['frame']].map(([name], index) => [name, index] as const))(
    'whose name an element of the page has taken counts as not loaded: %s',
    async (_name, index) => {
      await expect(draw(fakes()[index])).rejects.toMatchObject({ message: notLoaded });
    },
  );
});
