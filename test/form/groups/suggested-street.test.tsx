import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AddressDetails, AddressSuggestions } from '../../../src/kernel/addresses/suggested-address';
import { getPath } from '../../../src/kernel/util/paths';
import { deferred, fakeServices } from '../../support/fake-services';
import { renderForm, type RenderedForm } from '../../support/render-form';

const steps = ['MailingAddress', 'ContactDetails'].map((id) => ({ key: id, title: id, sections: [{ modules: [{ id }] }] }));
const at = (name: string) => `contactInformation.${name}`;
const main = { id: 'm', street: '123 Main Street', place: 'Cheyenne, WY' };
const maple = { id: 'p', street: '123 Maple Avenue', place: 'Casper, WY' };
const offered = (...suggestions: AddressSuggestions['suggestions']): AddressSuggestions => ({ suggestions, attribution: '' });
const cheyenne: AddressDetails = { line1: '123 Main Street', city: 'Cheyenne', state: 'WY', zip: '82001' };
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 4000 });
const pause = (ms = 400) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

async function open(config: Parameters<typeof renderForm>[0] = {}) {
  const services = fakeServices();
  services.suggestions.suggest.mockResolvedValue(offered(main, maple));
  services.suggestions.details.mockResolvedValue(cheyenne);
  const form = await renderForm({ steps, addresses: { suggest: true }, ...config }, services);
  return { ...form, ...services.suggestions };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Types a whole text at once, as a visitor's keys would leave it. */
async function type(form: RenderedForm, value: string, inputType = 'insertText') {
  const street = form.control(at('line1'));
  await act(async () => street.focus());
  await act(async () => fireEvent.input(street, { target: { value }, inputType }));
}
const options = (form: RenderedForm) => form.all('[role="option"]').map(({ textContent }) => textContent);
const heard = (form: RenderedForm) => form.all('.charterform-suggested [role="status"]').map(({ textContent }) => textContent);
const entered = (form: Opened) =>
  ['line1', 'city', 'state', 'zip'].map((part) => {
    const answer = getPath(form.kept(), at(part)) as { key: string } | string;
    return typeof answer === 'object' ? answer.key : answer;
  });
async function listed(form: Opened) {
  await waitFor(() => expect(options(form)).toEqual(['123 Main Street Cheyenne, WY', '123 Maple Avenue Casper, WY']));
}
const press = (form: RenderedForm, keys: string) => act(async () => form.user.keyboard(keys));

describe('the street of an address', () => {
  it('is a combobox that suggests addresses once three letters are typed, and stays a field (PLUS-07)', async () => {
    const form = await open();
    const street = form.control(at('line1'));
    expect(street.getAttribute('autocomplete')).toBe('address-line1');
    expect([street.getAttribute('role'), street.getAttribute('aria-autocomplete')]).toEqual(['combobox', 'list']);
    await type(form, '12');
    await pause();
    expect(form.suggest).not.toHaveBeenCalled();
    await type(form, '123 Ma');
    await listed(form);
    expect(form.suggest.mock.calls.map(([question]) => question)).toEqual([{ text: '123 Ma', country: 'US', state: '', session: 'key-1' }]);
    expect(street.getAttribute('aria-expanded')).toBe('true');
    expect(street.getAttribute('aria-activedescendant')).toBeNull();
    expect(heard(form)).toEqual(['Addresses suggested: 2. Press the down arrow key to choose one.']);
    expect(street.value).toBe('123 Ma');
  });

  it('is asked about at a pause only, and not where the browser fills it in (PLUS-07)', async () => {
    const form = await open();
    for (const text of ['123', '123 M', '123 Ma', '123 Mai']) await type(form, text);
    await pause();
    expect(form.suggest.mock.calls.map(([{ text }]) => text)).toEqual(['123 Mai']);
    await type(form, '9 Oak Lane', 'insertReplacementText');
    await pause();
    expect(form.suggest).toHaveBeenCalledOnce();
    expect(options(form)).toEqual([]);
  });

  it('shows the newest answer, whichever comes last (PLUS-07)', async () => {
    const form = await open();
    const first = deferred<AddressSuggestions>();
    form.suggest.mockReturnValueOnce(first.promise).mockResolvedValueOnce(offered(maple));
    await type(form, '123 Ma');
    await pause();
    await type(form, '123 Map');
    await waitFor(() => expect(options(form)).toEqual(['123 Maple Avenue Casper, WY']));
    await act(async () => first.resolve(offered(main)));
    await pause();
    expect(options(form)).toEqual(['123 Maple Avenue Casper, WY']);
  });

  it('is the same session until an address is picked, and another one then (PLUS-07)', async () => {
    const form = await open();
    for (const text of ['123 Ma', '123 Mai']) {
      await type(form, text);
      await pause();
    }
    for (const key of ['{ArrowDown}', '{Enter}']) await press(form, key);
    await waitFor(() => expect(form.details).toHaveBeenCalledOnce());
    await type(form, '9 Oak Lane');
    await pause();
    const sessions = form.suggest.mock.calls.map(([{ session }]) => session);
    expect(form.details.mock.calls[0]![1].session).toBe(sessions[0]);
    expect(sessions[1]).toBe(sessions[0]);
    expect(sessions[2]).not.toBe(sessions[0]);
  });

  it('fills the address by keys alone, keeps the flat and the focus, and says so (PLUS-07)', async () => {
    const form = await open();
    await type(form, '123 mai apt 4');
    await listed(form);
    await press(form, '{ArrowDown}');
    const active = form.control(at('line1')).getAttribute('aria-activedescendant')!;
    expect(document.getElementById(active)!.textContent).toBe('123 Main Street Cheyenne, WY');
    await press(form, '{Enter}');
    await waitFor(() => expect(entered(form)).toEqual(['123 Main Street apt 4', 'Cheyenne', 'WY', '82001']));
    expect(options(form)).toEqual([]);
    expect(document.activeElement).toBe(form.control(at('line1')));
    expect(heard(form)).toEqual(['We filled in 123 Main Street apt 4, Cheyenne, Wyoming, 82001.']);
  });

  it('is left as it was typed by Escape, Enter and Tab without an active suggestion (PLUS-07)', async () => {
    const form = await open();
    for (const keys of ['{Escape}', '{Tab}']) {
      await type(form, '123 Ma');
      await listed(form);
      await press(form, keys);
      expect(options(form)).toEqual([]);
      await type(form, '123 M');
    }
    await type(form, '123 Ma');
    await listed(form);
    await press(form, '{Enter}');
    expect(form.details).not.toHaveBeenCalled();
    expect(form.control(at('line1')).value).toBe('123 Ma');
  });
});

describe('an address that is picked', () => {
  async function pick(
    details: Partial<AddressDetails> | Error,
    config: Parameters<typeof renderForm>[0] = {},
    before: Record<string, string> = {},
  ) {
    const form = await open(config);
    if (details instanceof Error) form.details.mockRejectedValue(details);
    else form.details.mockResolvedValue({ ...cheyenne, ...details });
    await form.answerAll(Object.fromEntries(Object.entries(before).map(([part, answer]) => [at(part), answer])));
    await type(form, '123 Ma');
    await listed(form);
    await act(async () => fireEvent.click(form.all('[role="option"]')[0]!));
    await waitFor(() => expect(heard(form)[0]).not.toBe(''));
    return form;
  }

  it('of which the zip is unknown leads to it (PLUS-07)', async () => {
    const form = await pick({ zip: 'D02 AF30' });
    expect(entered(form)).toEqual(['123 Main Street', 'Cheyenne', 'WY', '']);
    expect(heard(form)).toEqual(['We filled in 123 Main Street, Cheyenne, Wyoming. Please also enter: Zip code.']);
    expect(document.activeElement).toBe(form.control(at('zip')));
  });

  it('in a state that there is not leaves the state alone and tells the visitor (PLUS-07)', async () => {
    const form = await pick({ state: 'XX' }, {}, { state: 'CO' });
    expect(entered(form)).toEqual(['123 Main Street', 'Cheyenne', 'CO', '82001']);
    expect(heard(form)).toEqual(["We filled in 123 Main Street, Cheyenne, 82001. You can't choose XX here."]);
  });

  it('takes the place of another city as a whole (PLUS-07)', async () => {
    const form = await pick({ zip: '' }, {}, { city: 'Denver', state: 'CO', zip: '80014' });
    expect(entered(form)).toEqual(['123 Main Street', 'Cheyenne', 'WY', '']);
  });

  it('that its server does not know has its street, and the visitor is told (PLUS-07)', async () => {
    const form = await pick(new Error('Too late'), { locale: 'es' });
    expect(entered(form)).toEqual(['123 Main Street', '', '', '']);
    const told = 'No pudimos completar el resto de esta dirección. Complétela usted.';
    expect([
      ...heard(form),
      form
        .all('.charterform-verdict')
        .map(({ textContent }) => textContent)
        .join(),
    ]).toEqual([told, told]);
  });

  it('does not stand in the way of what is typed meanwhile, and stops nobody (PLUS-07)', async () => {
    const form = await open();
    const late = deferred<AddressDetails>();
    form.details.mockReturnValueOnce(late.promise);
    await type(form, '123 Ma');
    await listed(form);
    for (const key of ['{ArrowDown}', '{Enter}']) await press(form, key);
    await form.answerAll({ [at('city')]: 'Laramie', [at('state')]: 'WY', [at('zip')]: '82070' });
    await form.press('Continue');
    await form.arrivesAt('ContactDetails');
    await act(async () => late.resolve(cheyenne));
    await pause();
    expect(entered(form)).toEqual(['123 Main Street', 'Laramie', 'WY', '82070']);
  });
});

it('a page that does not say so asks nobody', async () => {
  const form = await open({ addresses: {} });
  await type(form, '123 Main');
  await pause();
  expect(form.suggest).not.toHaveBeenCalled();
  expect(form.control(at('line1')).getAttribute('role')).toBeNull();
});
