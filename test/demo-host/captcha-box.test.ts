// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Grecaptcha {
  ready(whenReady: () => void): void;
  render(container: string | Element, options?: object): number;
  getResponse(id?: number): string;
  reset(id?: number): void;
}

const source = readFileSync(join(process.cwd(), 'demo-host/public/captcha.js'), 'utf8');
const lifetime = 120_000;
let issued = 0;

/** Runs the script as a page does that loads it from the host. */
function load(query = '') {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    Object.assign(document.createElement('script'), { src: `http://host.test/captcha.js${query}` }),
  );
  window.eval(source);
  return Reflect.get(window, 'grecaptcha') as Grecaptcha;
}

const box = () => document.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  issued = 0;
  document.body.innerHTML = '<div id="place"></div>';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ token: `token-${++issued}`, lifetime })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws a labelled checkbox that hands over a token of the host when ticked', async () => {
  const grecaptcha = load();
  const callback = vi.fn();
  const id = grecaptcha.render('place', { sitekey: 'demo', callback });
  expect(document.querySelector('label')?.textContent).toBe("I'm not a robot");
  expect(grecaptcha.getResponse(id)).toBe('');
  box().click();
  await vi.waitFor(() => expect(callback).toHaveBeenCalledExactlyOnceWith('token-1'));
  expect(grecaptcha.getResponse(id)).toBe('token-1');
  expect(String(vi.mocked(fetch).mock.calls[0]?.[0])).toBe('http://host.test/captcha/token');
});

it('drops the token when it expires, when unticked and when reset', async () => {
  const grecaptcha = load();
  const expired = vi.fn();
  const id = grecaptcha.render(document.getElementById('place') as Element, { 'expired-callback': expired });
  const tick = async () => {
    box().click();
    await vi.waitFor(() => expect(grecaptcha.getResponse(id)).not.toBe(''));
  };
  await tick();
  await vi.advanceTimersByTimeAsync(lifetime);
  expect([grecaptcha.getResponse(id), box().checked, expired.mock.calls.length]).toEqual(['', false, 1]);
  await tick();
  box().click();
  expect([grecaptcha.getResponse(id), expired.mock.calls.length]).toEqual(['', 2]);
  await tick();
  grecaptcha.reset(id);
  expect([grecaptcha.getResponse(id), box().checked]).toEqual(['', false]);
  await vi.advanceTimersByTimeAsync(lifetime);
  expect(expired).toHaveBeenCalledTimes(2);
});

it('ignores a token that comes after the tick was taken back', async () => {
  const grecaptcha = load();
  const callback = vi.fn();
  const id = grecaptcha.render('place', { callback });
  box().click();
  grecaptcha.reset(id);
  await vi.advanceTimersByTimeAsync(10);
  expect([grecaptcha.getResponse(id), callback.mock.calls.length]).toEqual(['', 0]);
});

it('unticks and tells the page when the host cannot be reached', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('fetch failed'));
  const failed = vi.fn();
  load().render('place', { 'error-callback': failed });
  box().click();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(box().checked).toBe(false);
});

it('calls the function named in its address once loaded, and those waiting for ready', async () => {
  const loaded = vi.fn();
  vi.stubGlobal('captchaLoaded', loaded);
  const grecaptcha = load('?onload=captchaLoaded&render=explicit');
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledOnce();
  const ready = vi.fn();
  grecaptcha.ready(ready);
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledOnce();
});

it('refuses a missing place and a place that is taken', () => {
  const grecaptcha = load();
  expect(() => grecaptcha.render('nowhere')).toThrow('placeholder');
  grecaptcha.render('place');
  expect(() => grecaptcha.render('place')).toThrow('already been rendered');
});
