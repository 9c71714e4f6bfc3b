// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardAdapterIds, cardAdapters } from '../../src/kernel/page-config/card-adapters';
import { createAdapter } from '../../src/payment/create-adapter';
import type { PaymentProvider, ProviderOptions } from '../../src/payment/provider';

const fields = ['number', 'cvc'] as const;

/** A provider that keeps what it was told. */
function fakeProvider() {
  const mounted = { tokenize: vi.fn(async (_request: unknown) => ({ success: true, token: 'tok_1' })), focus: vi.fn(), unmount: vi.fn() };
  const told: ProviderOptions[] = [];
  const mount = vi.fn<PaymentProvider['mount']>((_containers, options) => {
    told.push(options);
    return mounted;
  });
  return { mounted, mount, told };
}

/** Places both fields, as the form does when their step is drawn. */
function placeFields(adapter = createAdapter('hosted', '')) {
  document.body.innerHTML = fields
    .map((name) => `<div><label>The ${name}</label><div id="charterform-1-card-${name}" tabindex="-1"></div></div>`)
    .join('');
  const ending = new AbortController();
  const places = fields.map((name) => {
    const [onChange, onBlur] = [vi.fn(), vi.fn()];
    const container = document.getElementById(`charterform-1-card-${name}`)!;
    const done = adapter.place(container, onChange, onBlur, ending.signal);
    return { container, onChange, onBlur, done };
  });
  return { adapter, places, ending, done: Promise.all(places.map(({ done }) => done)) };
}

describe('the hosted fields', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    delete window.charterformHostedFields;
  });

  it('are drawn by the page’s provider, both at once, also where it comes later', async () => {
    const { done, places } = placeFields();
    await vi.advanceTimersByTimeAsync(3000);
    const { mount, told } = fakeProvider();
    window.charterformHostedFields = { mount };
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(mount).toHaveBeenCalledOnce();
    expect(mount.mock.calls[0]![0]).toEqual({ number: places[0]!.container, cvc: places[1]!.container });
    expect(told).toMatchObject([{ labels: { number: 'The number', cvc: 'The cvc' }, hints: { number: '', cvc: '' } }]);
    expect(Object.keys(told[0]!.style)).toEqual(['color', 'fontFamily', 'fontSize']);
  });

  it('are given up where no provider comes', async () => {
    const { done } = placeFields();
    const fault = vi.fn();
    done.catch(fault);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(fault.mock.calls).toMatchObject([[{ message: 'The page has no payment provider "charterformHostedFields"' }]]);
  });

  it('say what is in them by a number that is another one for each card (CARD-11)', async () => {
    const { mount, told } = fakeProvider();
    window.charterformHostedFields = { mount };
    const { places } = placeFields();
    await vi.advanceTimersByTimeAsync(0);
    for (const validity of ['invalid', 'valid', 'valid', 'empty'] as const) told[0]!.onChange('number', validity);
    told[0]!.onBlur('cvc');
    const [states] = places.map(({ onChange }) => onChange.mock.calls.flat() as string[]);
    expect(states).toEqual(['0', expect.stringMatching(/^[1-9]\d*$/), expect.stringMatching(/^[1-9]\d*$/), '']);
    expect(states![1]).not.toBe(states![2]);
    expect(places.map(({ onBlur }) => onBlur.mock.calls.length)).toEqual([0, 1]);
  });

  it('take the focus by their label, and by what leads to them', async () => {
    const { mount, mounted } = fakeProvider();
    window.charterformHostedFields = { mount };
    const { places } = placeFields();
    await vi.advanceTimersByTimeAsync(0);
    places[0]!.container.focus();
    document.querySelectorAll('label')[1]!.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(mounted.focus.mock.calls.flat()).toEqual(['number', 'cvc']);
  });

  it('make the token without telling number and code to anyone (CARD-10, CARD-13)', async () => {
    const { mount, mounted } = fakeProvider();
    window.charterformHostedFields = { mount };
    const { adapter } = placeFields();
    await vi.advanceTimersByTimeAsync(0);
    const card = { first_name: 'Ann', last_name: 'Lee', number: '3', cvc: '2', exp_month: '7', exp_year: '2031' };
    expect(await adapter.tokenize({ card, billing_address: { city: 'Casper' } })).toEqual({ success: true, token: 'tok_1' });
    expect(mounted.tokenize.mock.calls).toEqual([
      [{ card: { first_name: 'Ann', last_name: 'Lee', exp_month: '7', exp_year: '2031' }, billing_address: { city: 'Casper' } }],
    ]);
  });

  it('go with their step, and are drawn anew when it comes back', async () => {
    const { mount, mounted, told } = fakeProvider();
    window.charterformHostedFields = { mount };
    const { adapter, ending, places } = placeFields();
    await vi.advanceTimersByTimeAsync(0);
    ending.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(mounted.unmount).toHaveBeenCalledOnce();
    told[0]!.onChange('number', 'valid');
    expect(places[0]!.onChange).not.toHaveBeenCalled();
    await expect(adapter.tokenize({ card: {} })).rejects.toThrow('has not drawn its fields');
    placeFields(adapter);
    await vi.advanceTimersByTimeAsync(0);
    expect(mount).toHaveBeenCalledTimes(2);
  });
});

it.each(cardAdapterIds.filter((id) => !cardAdapters[id].ownFields))('the adapter "%s" places no fields', async (id) => {
  const place = createAdapter(id, '').place(
    document.body,
    () => {},
    () => {},
    new AbortController().signal,
  );
  await expect(place).rejects.toThrow('Only the adapter "hosted"');
});
