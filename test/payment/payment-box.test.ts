// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoxOptions, BoxProvider, MountedBox } from '../../src/payment/box';
import { createPaymentBox } from '../../src/payment/payment-box';

/** A provider of the page that keeps what it was told. */
function ownProvider() {
  const mounted = {
    update: vi.fn((_changed: { amount: number }): unknown => undefined),
    token: vi.fn(async (): Promise<unknown> => ({ token: 'tok_1' })),
    focus: vi.fn(),
    unmount: vi.fn(),
  };
  const mount = vi.fn(
    (_container: HTMLElement, _options: BoxOptions): MountedBox | Promise<MountedBox> => mounted as unknown as MountedBox,
  );
  const confirm = vi.fn(async (_next: unknown, _options: { publicKey: string }): Promise<unknown> => ({}));
  return { mounted, mount, confirm };
}

const asProvider = (provider: unknown) => provider as BoxProvider;

function formWith(provider = 'own', script = '') {
  const load = vi.fn(async (_address: string): Promise<unknown> => undefined);
  const report = vi.fn();
  const box = createPaymentBox({ provider, publicKey: 'key_1', script, load, report });
  document.body.innerHTML = '<fieldset><legend>Payment details</legend><div id="box" tabindex="-1"></div></fieldset>';
  const container = document.getElementById('box')!;
  const options = { amount: 500, locale: 'en', label: 'Payment details', onChange: vi.fn(), onBlur: vi.fn() };
  const ending = new AbortController();
  const place = (signal = ending.signal) => box.place(container, options, signal);
  return { box, load, report, container, options, ending, place };
}

/** The reason for which a promise is rejected, once so many ms have passed. */
async function reasonAfter(ms: number, promise: Promise<unknown>): Promise<unknown> {
  const reason = promise.then(
    () => 'resolved',
    (fault: Error) => fault.message,
  );
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([reason, 'pending']);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  delete window.charterformPaymentBoxes;
});

describe('a provider of the page', () => {
  it('is told all that it needs, also where it comes after the form (PAY-06)', async () => {
    const { place, container } = formWith();
    const placing = place();
    await vi.advanceTimersByTimeAsync(14_000);
    const provider = ownProvider();
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    await vi.advanceTimersByTimeAsync(100);
    await placing;
    expect(provider.mount).toHaveBeenCalledOnce();
    const [element, options] = provider.mount.mock.calls[0]!;
    expect(element.parentElement).toBe(container);
    expect(options).toMatchObject({ amount: 500, currency: 'usd', publicKey: 'key_1', locale: 'en', label: 'Payment details' });
    expect(Object.keys(options.style)).toEqual(
      expect.arrayContaining(['color', 'background', 'accent', 'error', 'fontFamily', 'fontSize', 'borderRadius', 'theme']),
    );
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'own'])('is never what every object has: %s', async (name) => {
    window.charterformPaymentBoxes = {};
    const { place } = formWith(name);
    expect(await reasonAfter(16_000, place())).toBe(`The page has no payment provider "${name}" in "charterformPaymentBoxes"`);
  });

  it.each([
    ['<a id="charterformPaymentBoxes"></a>', undefined],
    ['', { own: { mount: () => {} } }],
    ['', { own: { mount: 'text', confirm: () => {} } }],
    ['', { own: null }],
    ['', 'text'],
  ])('is not an element of the page, nor half a provider: %s %j', async (html, boxes) => {
    const { place } = formWith();
    document.body.insertAdjacentHTML('beforeend', html);
    if (boxes) Object.assign(window, { charterformPaymentBoxes: boxes });
    expect(await reasonAfter(16_000, place())).toContain('The page has no payment provider "own"');
  });

  it('has its script loaded where the page config names one, and once for two forms', async () => {
    const address = 'https://pay.example/box.js';
    const first = formWith('own', address);
    const second = createPaymentBox({ provider: 'own', publicKey: '', script: address, load: first.load, report: vi.fn() });
    first.load.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      window.charterformPaymentBoxes = { own: asProvider(ownProvider()) };
    });
    const placing = Promise.all([first.place(), second.place(document.createElement('div'), first.options, first.ending.signal)]);
    await vi.advanceTimersByTimeAsync(600);
    await placing;
    expect(first.load.mock.calls).toEqual([[address]]);
  });

  it('is asked for again after a script that could not be loaded', async () => {
    const { place, load, container } = formWith('own', 'https://pay.example/box.js');
    load.mockRejectedValueOnce(new Error('Network Error'));
    expect(await reasonAfter(0, place())).toBe("The payment provider's script https://pay.example/box.js could not be loaded");
    expect(container.childNodes).toHaveLength(0);
    window.charterformPaymentBoxes = { own: asProvider(ownProvider()) };
    expect(await reasonAfter(0, place())).toBe('resolved');
  });
});

describe('a provider that fails', () => {
  it('at drawing leaves nothing behind', async () => {
    const provider = ownProvider();
    provider.mount.mockImplementation((element) => {
      element.append('half a box');
      throw new Error('no key');
    });
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { place, container } = formWith();
    expect(await reasonAfter(0, place())).toBe('no key');
    expect(container.childNodes).toHaveLength(0);
  });

  it('by hanging is given up after half a minute, and goes if it comes after all', async () => {
    const provider = ownProvider();
    let come = (_box: MountedBox) => {};
    provider.mount.mockReturnValue(new Promise((resolve) => (come = resolve)));
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { place, container, box } = formWith();
    expect(await reasonAfter(31_000, place())).toBe('The payment provider "own" has not drawn its box');
    expect(container.childNodes).toHaveLength(0);
    come(provider.mounted as unknown as MountedBox);
    await vi.advanceTimersByTimeAsync(0);
    expect(provider.mounted.unmount).toHaveBeenCalledOnce();
    await expect(box.token(500)).rejects.toThrow('has not drawn its box');
  });

  it('at what nobody waits for is named, and keeps nobody from ordering', async () => {
    const provider = ownProvider();
    provider.mounted.focus.mockImplementation(() => {
      throw new Error('no focus');
    });
    provider.mounted.unmount.mockImplementation(() => {
      throw new Error('no unmount');
    });
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { place, container, report, ending } = formWith();
    await place();
    container.focus();
    ending.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(report.mock.calls).toEqual([
      ['The payment provider "own" failed.', 'no focus'],
      ['The payment provider "own" failed.', 'no unmount'],
    ]);
    expect(container.childNodes).toHaveLength(0);
  });

  it('at the new total makes no token for another one', async () => {
    const provider = ownProvider();
    provider.mounted.update.mockRejectedValue(new Error('too small'));
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { place, box } = formWith();
    await place();
    await expect(box.token(20)).rejects.toThrow('too small');
    expect(provider.mounted.token).not.toHaveBeenCalled();
  });

  it.each([
    [{ token: '' }, { error: '' }],
    [{ token: 7 }, { error: '' }],
    [{ token: 'x'.repeat(1001) }, { error: '' }],
    [{ error: 'The card was declined.' }, { error: 'The card was declined.' }],
    [{ error: { message: 'no' } }, { error: '' }],
    [{ token: 'tok_2', more: 'of it' }, { token: 'tok_2' }],
  ])('at the token is read with care: %j', async (answer, read) => {
    const provider = ownProvider();
    provider.mounted.token.mockResolvedValue(answer);
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { place, box } = formWith();
    await place();
    expect(await box.token(500)).toEqual(read);
  });

  it('at the token or at what the bank asks for by hanging is not waited for without end', async () => {
    const provider = ownProvider();
    provider.mounted.token.mockReturnValue(new Promise(() => {}));
    provider.confirm.mockReturnValue(new Promise(() => {}));
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { place, box } = formWith();
    await place();
    expect(await reasonAfter(4 * 60_000, box.token(500))).toBe('pending');
    expect(await reasonAfter(6 * 60_000, box.token(500))).toBe('The payment provider "own" made no token');
    expect(await reasonAfter(16 * 60_000, box.confirm({ id: 1 }))).toBe('The payment provider "own" has not confirmed the payment');
  });

  it.each([
    [undefined, {}],
    [{ error: 'Not confirmed.' }, { error: 'Not confirmed.' }],
    [{ error: 5 }, { error: '' }],
    ['paid', {}],
  ])('at the confirmation is read with care: %j', async (answer, read) => {
    const provider = ownProvider();
    provider.confirm.mockResolvedValue(answer);
    window.charterformPaymentBoxes = { own: asProvider(provider) };
    const { box } = formWith();
    expect(await box.confirm({ secret: 's' })).toEqual(read);
    expect(provider.confirm.mock.calls).toEqual([[{ secret: 's' }, { publicKey: 'key_1' }]]);
  });
});

it('a box that is left while its provider is on its way is never drawn', async () => {
  const provider = ownProvider();
  const { place, ending, container } = formWith();
  const placing = place();
  await vi.advanceTimersByTimeAsync(500);
  ending.abort();
  window.charterformPaymentBoxes = { own: asProvider(provider) };
  await vi.advanceTimersByTimeAsync(500);
  await placing;
  expect(provider.mount).not.toHaveBeenCalled();
  expect(container.childNodes).toHaveLength(0);
});
