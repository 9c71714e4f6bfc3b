import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AddressVerdict } from '../../src/kernel/answers/address';
import type { PostalAddress } from '../../src/kernel/answers/postal-address';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { getPath } from '../../src/kernel/util/paths';
import { deferred, fakeServices } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const steps = ['MailingAddress', 'ContactDetails'].map((id) => ({ key: id, title: id, sections: [{ modules: [{ id }] }] }));
const at = (name: string) => `contactInformation.${name}`;
const status = (form: RenderedForm) => getPath(form.kept(), at('backendValidationStatus'));
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 4000 });
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 900)));

const fill = (form: RenderedForm, { line1 = '12 Elm St', state = 'WY', zip = '82601' } = {}) =>
  form.answerAll({ [at('line1')]: line1, [at('city')]: 'Casper', [at('state')]: state, [at('zip')]: zip });

function open(addresses: PageConfigWithGaps['addresses'], services = fakeServices()) {
  return renderForm({ steps, addresses }, services);
}

const refused: AddressVerdict = { complete: true, valid: false, message: 'The state accepts no PO box.' };
const fine: AddressVerdict = { complete: true, valid: true, message: '' };

describe('the check of a Wyoming address', () => {
  const check = { checkWyoming: true };

  it('starts without a result and runs once, when all it needs is there (ADDR-04, ADDR-19, ADDR-22)', async () => {
    const form = await open(check);
    expect(status(form)).toEqual({ complete: false, valid: false, message: '' });
    await fill(form);
    await waitFor(() => expect(status(form)).toEqual(fine));
    expect(form.services.addresses.validate).toHaveBeenCalledOnce();
    expect(form.services.addresses.validate.mock.calls[0]![0]).toMatchObject({
      line1: '12 Elm St',
      state_province_region: 'WY',
      zip_postal_code: '82601',
    });
  });

  it.each([
    ['in another state', check, { state: 'CO' }],
    ['with a zip of two characters', check, { zip: '82' }],
    ['without the check', {}, {}],
  ])('does not run %s (ADDR-18, ADDR-19)', async (_, addresses, address) => {
    const form = await open(addresses);
    await fill(form, address);
    await pause();
    expect(form.services.addresses.validate).not.toHaveBeenCalled();
  });

  it('shows the server’s message at the street until the address changes (ADDR-20, RULE-24)', async () => {
    const form = await open(check);
    form.services.addresses.validate.mockResolvedValueOnce(refused);
    await fill(form, { line1: 'PO Box 4' });
    await waitFor(() => expect(form.messageOf(at('line1'))).toBe(refused.message));
    await form.press('Continue');
    await form.reads('The state accepts no PO box.');
    expect(form.steps()).toEqual(['MailingAddress']);
    form.services.addresses.validate.mockReturnValueOnce(new Promise(() => {}));
    await form.answer(at('line1'), '12 Elm St');
    expect(form.messageOf(at('line1'))).toBe('');
    // The new check hangs, which stops nobody.
    await pause();
    await form.press('Continue');
    await form.arrivesAt('ContactDetails');
  });

  it('stops nobody by failing (ADDR-21)', async () => {
    const form = await open(check);
    form.services.addresses.validate.mockRejectedValue(new Error('broken'));
    await fill(form);
    await pause();
    expect(status(form)).toMatchObject({ complete: false });
    await form.press('Continue');
    await form.arrivesAt('ContactDetails');
  });

  it('ignores the answer about an address that has changed, also of two in the wrong order (ADDR-22)', async () => {
    const form = await open(check);
    const [first, second] = [deferred<AddressVerdict>(), deferred<AddressVerdict>()];
    form.services.addresses.validate.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    await fill(form, { line1: 'PO Box 4' });
    await waitFor(() => expect(form.services.addresses.validate).toHaveBeenCalledTimes(1));
    await form.answer(at('line1'), '12 Elm St');
    await waitFor(() => expect(form.services.addresses.validate).toHaveBeenCalledTimes(2));
    await act(async () => second.resolve(fine));
    await act(async () => first.resolve(refused));
    expect(status(form)).toEqual(fine);
    expect(form.messageOf(at('line1'))).toBe('');
  });

  it('ignores an answer that comes before the changed address is asked about (ADDR-22)', async () => {
    const form = await open(check);
    const late = deferred<AddressVerdict>();
    form.services.addresses.validate.mockReturnValueOnce(late.promise);
    await fill(form, { line1: 'PO Box 4' });
    await waitFor(() => expect(form.services.addresses.validate).toHaveBeenCalledOnce());
    await form.answer(at('line1'), '12 Elm St');
    await act(async () => late.resolve(refused));
    expect(status(form)).toMatchObject({ complete: false });
  });
});

describe('the verification of an address', () => {
  const found: PostalAddress = {
    line1: '12 ELM AVE',
    city: 'CASPER',
    state: { key: 'WY', value: 'Wyoming' },
    country: 'US',
    zip: '82601-0001',
    zip5: '82601',
    zip4: '0001',
  };
  const offer = 'The post office writes this address as 12 ELM AVE, CASPER, WY\u00a082601-0001.';
  const knowing = () => {
    const services = fakeServices();
    services.addresses.verify.mockResolvedValue(found);
    return services;
  };

  it('offers a found address, which replaces the entered one once it is accepted (ADDR-16)', async () => {
    const form = await open({ verify: true }, knowing());
    await fill(form);
    await form.reads(offer);
    expect(form.control(at('line1')).value).toBe('12 Elm St');
    await form.press('Use that address');
    expect([form.control(at('line1')).value, form.control(at('zip')).value]).toEqual(['12 ELM AVE', '82601-0001']);
    expect(form.root.textContent).not.toContain('The post office');
    await pause();
    expect(form.root.textContent).not.toContain('The post office');
  });

  it('forces nothing: the entered address may stay (ADDR-16)', async () => {
    const form = await open({ verify: true }, knowing());
    await fill(form);
    await form.reads(offer);
    await form.press('Continue');
    await form.arrivesAt('ContactDetails');
    expect(getPath(form.kept(), at('line1'))).toBe('12 Elm St');
  });

  it('offers nothing where only capitals and points differ', async () => {
    const form = await open({ verify: true }, knowing());
    await fill(form, { line1: '12 Elm Ave.', zip: '82601 0001' });
    await pause();
    expect(form.services.addresses.verify).toHaveBeenCalled();
    expect(form.root.textContent).not.toContain('The post office');
  });

  it('runs for addresses of the US alone, and only where it is configured (ADDR-14, ADDR-22)', async () => {
    const abroad = await open({ verify: true }, knowing());
    await abroad.answer(at('country'), 'CA');
    await abroad.answerAll({ [at('line1')]: '9 Bay St', [at('city')]: 'Montréal', [at('state')]: 'Québec', [at('zip')]: 'H2X 1Y4' });
    const off = await open({}, knowing());
    await fill(off);
    const withoutService = await open({ postalKey: 'KEY1' }, knowing());
    await fill(withoutService);
    await pause();
    for (const { services } of [abroad, off, withoutService]) expect(services.addresses.verify).not.toHaveBeenCalled();
  });

  it('is asked of the XML service where key and endpoint are configured (ADDR-14)', async () => {
    const form = await renderForm({ steps, addresses: { postalKey: 'KEY1' }, endpoints: { postal: 'https://postal.example/' } }, knowing());
    await fill(form);
    await form.reads(offer);
    expect(form.services.addresses.verify).toHaveBeenCalled();
  });

  it('hides silently where it fails or hangs, and stops nobody (ADDR-17)', async () => {
    const services = fakeServices();
    services.addresses.verify.mockResolvedValueOnce(found).mockRejectedValueOnce(new Error('USPS Lookup: request failed'));
    const form = await open({ verify: true }, services);
    await fill(form);
    await form.reads(offer);
    await form.answer(at('line1'), '14 Elm St');
    expect(form.root.textContent).not.toContain('The post office');
    await waitFor(() => expect(services.addresses.verify).toHaveBeenCalledTimes(2));
    expect(form.all('[role=alert], [data-kind=error]')).toEqual([]);
    services.addresses.verify.mockReturnValue(new Promise(() => {}));
    await form.answer(at('line1'), '16 Elm St');
    await form.press('Continue');
    await form.arrivesAt('ContactDetails');
  });

  it('ignores the first of two answers where it comes last (ADDR-22)', async () => {
    const services = fakeServices();
    const [first, second] = [deferred<PostalAddress>(), deferred<PostalAddress>()];
    services.addresses.verify.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const form = await open({ verify: true }, services);
    await fill(form);
    await waitFor(() => expect(services.addresses.verify).toHaveBeenCalledTimes(1));
    await form.answer(at('line1'), '14 Elm St');
    await waitFor(() => expect(services.addresses.verify).toHaveBeenCalledTimes(2));
    await act(async () => second.resolve({ ...found, line1: '14 ELM AVE' }));
    await act(async () => first.resolve(found));
    await form.reads('14 ELM AVE');
    expect(form.root.textContent).not.toContain('12 ELM AVE');
  });
});
