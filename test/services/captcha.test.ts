// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserWindow } from '../../src/services/browser-window';
import { createCaptcha } from '../../src/services/captcha';

type Options = { sitekey: string; callback(r: string): void; 'expired-callback'(): void; 'error-callback'(): void };

const notLoaded = 'ReCAPTCHA has not been loaded';
const address = 'https://captcha.example/api.js?hl=en';

/** A window of its own each time, since a script is loaded once a window. */
function newPage() {
  const boxes: { container: HTMLElement; options: Options }[] = [];
  const page = { document, location: window.location } as unknown as BrowserWindow & { grecaptcha?: unknown };
  const provider = {
    ready: (whenReady: () => void) => whenReady(),
    render: vi.fn((container: HTMLElement, options: object) => {
      boxes.push({ container, options: options as Options });
      return boxes.length - 1;
    }),
    reset: vi.fn(),
  };
  return { page, boxes, provider };
}

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="captcha.example"]'));
const container = () => document.body.appendChild(document.createElement('div'));

describe('the captcha', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.head.innerHTML = document.body.innerHTML = '';
  });

  it('loads the script once for all the forms of a page, and draws each its box', async () => {
    const { page, boxes, provider } = newPage();
    const place = container();
    const drawn = [
      createCaptcha(page, address, 'grecaptcha').render(place, 'key-1', vi.fn()),
      createCaptcha(page, address, 'grecaptcha').render(container(), 'key-2', vi.fn()),
    ];
    expect(scripts().map(({ src }) => src)).toEqual([`${address}&render=explicit`]);
    page.grecaptcha = provider;
    scripts()[0]!.dispatchEvent(new Event('load'));
    await Promise.all(drawn);
    await createCaptcha(page, address, 'grecaptcha').render(container(), 'key-3', vi.fn());

    expect(boxes.map(({ options }) => options.sitekey)).toEqual(['key-1', 'key-2', 'key-3']);
    expect(place.contains(boxes[0]!.container)).toBe(true);
    expect(scripts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['has no ready', { ready: undefined }],
    [
      'forbids ready',
      {
        ready: () => {
          throw new Error('part of the page only');
        },
      },
    ],
  ])('draws the box of another provider, whose script %s', async (_what, given) => {
    const { page, boxes, provider } = newPage();
    const response = vi.fn();
    const drawing = createCaptcha(page, address, 'turnstile').render(container(), 'key', response);
    Object.assign(page, { turnstile: { ...provider, ...given } });
    scripts()[0]!.dispatchEvent(new Event('load'));
    const box = await drawing;
    boxes[0]!.options.callback('token-1');
    expect([box.response(), ...response.mock.calls]).toEqual(['token-1', ['token-1']]);
    box.reset();
    expect(provider.reset).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('asks each form’s provider, where two of a page have different ones', async () => {
    const { page, provider } = newPage();
    const second = { ...newPage().provider };
    Object.assign(page, { grecaptcha: provider, turnstile: second });
    await createCaptcha(page, address, 'grecaptcha').render(container(), 'key-1', vi.fn());
    await createCaptcha(page, address, 'turnstile').render(container(), 'key-2', vi.fn());
    expect([provider, second].map(({ render }) => render.mock.calls.map(([, options]) => (options as Options).sitekey))).toEqual([
      ['key-1'],
      ['key-2'],
    ]);
  });

  it('asks a provider of the page itself, which has no script', async () => {
    const { page, provider } = newPage();
    const given = { name: 'made up' };
    provider.render.mockReturnValue(given as never);
    Object.assign(page, { siteCaptcha: { render: provider.render, reset: provider.reset } });
    const box = await createCaptcha(page, '', 'siteCaptcha').render(container(), 'key', vi.fn());
    box.reset();
    expect(provider.reset).toHaveBeenCalledExactlyOnceWith(given);
    expect(scripts()).toEqual([]);
    await expect(createCaptcha(newPage().page, '', 'siteCaptcha').render(container(), 'key', vi.fn())).rejects.toThrow(notLoaded);
  });

  it('uses a provider that the page has already', async () => {
    const { page, provider } = newPage();
    page.grecaptcha = provider;
    await createCaptcha(page, address, 'grecaptcha').render(container(), 'key', vi.fn());
    expect(scripts()).toEqual([]);
    expect(provider.render).toHaveBeenCalledOnce();
  });

  it('tells the response, and its end when it expires, fails or is reset', async () => {
    const { page, boxes, provider } = newPage();
    page.grecaptcha = provider;
    const onResponse = vi.fn();
    const box = await createCaptcha(page, address, 'grecaptcha').render(container(), 'key', onResponse);
    const { options } = boxes[0]!;
    expect(box.response()).toBe('');
    for (const end of ['expired-callback', 'error-callback'] as const) {
      options.callback('answer');
      expect(box.response()).toBe('answer');
      options[end]();
      expect(box.response()).toBe('');
    }
    expect(onResponse.mock.calls.flat()).toEqual(['answer', '', 'answer', '']);

    options.callback('answer');
    box.reset();
    expect(box.response()).toBe('');
    expect(provider.reset).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('takes its box off the page and is silent from then on', async () => {
    const { page, boxes, provider } = newPage();
    page.grecaptcha = provider;
    const onResponse = vi.fn();
    const place = container();
    const box = await createCaptcha(page, address, 'grecaptcha').render(place, 'key', onResponse);
    box.remove();
    boxes[0]!.options.callback('late');
    expect(place.childElementCount).toBe(0);
    expect(onResponse).not.toHaveBeenCalled();
  });

  it('is removed by its provider too, where that can, and leaves an empty box where it cannot', async () => {
    const remove = vi.fn<(id: unknown) => void>(() => {
      throw new Error('gone already');
    });
    for (const ways of [{ remove }, {}]) {
      const { page, boxes, provider } = newPage();
      page.grecaptcha = { ...provider, ...ways };
      const box = await createCaptcha(page, address, 'grecaptcha').render(container(), 'key', vi.fn());
      boxes[0]!.container.innerHTML = '<label>Are you a person?</label>';
      box.remove();
      expect(boxes[0]!.container.childNodes).toHaveLength(0);
    }
    expect(remove.mock.calls).toEqual([[0]]);
  });

  it('lets go of the form when its box is gone, though the provider keeps the callbacks', async () => {
    vi.useRealTimers();
    const { page, provider, boxes } = newPage();
    page.grecaptcha = provider;
    // In a function of its own, whose variables are gone when it has ended.
    const drawAndRemove = async () => {
      const onResponse = (_response: string) => {};
      const box = await createCaptcha(page, address, 'grecaptcha').render(container(), 'key', onResponse);
      box.remove();
      return new WeakRef(onResponse);
    };
    const listener = await drawAndRemove();
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    await vi.waitFor(() => {
      collectGarbage();
      // Not the listener itself: the failed assertion would keep it.
      expect(listener.deref() === undefined).toBe(true);
    });
    expect(boxes).toHaveLength(1);
  });

  it('says so when the script is blocked, and asks again the next time (CAPT-06)', async () => {
    const { page, provider } = newPage();
    const captcha = createCaptcha(page, address, 'grecaptcha');
    const blocked = captcha.render(container(), 'key', vi.fn());
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(blocked).rejects.toThrow(notLoaded);
    await expect(blocked).rejects.toMatchObject({ own: { message: { key: 'error.captcha.notLoaded' } } });

    const again = captcha.render(container(), 'key', vi.fn());
    expect(scripts()).toHaveLength(1);
    page.grecaptcha = provider;
    scripts()[0]!.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBeDefined();
  });

  it('says so when what was loaded is no captcha, or none is configured (CAPT-06)', async () => {
    const garbage = createCaptcha(newPage().page, address, 'grecaptcha').render(container(), 'key', vi.fn());
    scripts()[0]!.dispatchEvent(new Event('load'));
    await expect(garbage).rejects.toThrow(notLoaded);
    await expect(createCaptcha(newPage().page, '', 'grecaptcha').render(container(), 'key', vi.fn())).rejects.toThrow(notLoaded);
    await expect(createCaptcha(newPage().page, 'http://', 'grecaptcha').render(container(), 'key', vi.fn())).rejects.toThrow(notLoaded);
  });

  it('says so when the provider is not ready within 15 seconds (CAPT-06)', async () => {
    for (const isScriptThere of [false, true]) {
      const { page, provider } = newPage();
      const fault = vi.fn();
      createCaptcha(page, address, 'grecaptcha').render(container(), 'key', vi.fn()).catch(fault);
      if (isScriptThere) {
        page.grecaptcha = { ready: () => undefined, reset: provider.reset };
        scripts()[0]!.dispatchEvent(new Event('load'));
      }
      await vi.advanceTimersByTimeAsync(14_999);
      expect(fault).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(fault.mock.calls).toMatchObject([[{ message: notLoaded }]]);
    }
  });

  it('leaves no empty box where the provider refuses to draw (CAPT-06)', async () => {
    const { page, provider } = newPage();
    provider.render.mockImplementation(() => {
      throw new Error('Missing required parameters: sitekey');
    });
    page.grecaptcha = provider;
    const place = container();
    await expect(createCaptcha(page, address, 'grecaptcha').render(place, '', vi.fn())).rejects.toThrow(notLoaded);
    expect(place.childElementCount).toBe(0);
  });
});
