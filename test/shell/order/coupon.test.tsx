import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Coupon } from '../../../src/kernel/facts/product';
import { deferred, fakeServices } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const formation = { 'companyInformation.state': 'WY', 'companyInformation.entityType': 'LLC' };
const modules = ['StateOfService', 'EntityType', 'CompanyName'].map((id) => ({ id }));
const steps = [
  { key: 'company', title: 'Company', sections: [{ modules }] },
  { key: 'contact', title: 'Contact', sections: [{ modules: [{ id: 'ContactDetails' }] }] },
];
const couponOf = (code: string, rest: Partial<Coupon> = {}): Coupon => ({
  id: '900000001',
  wireId: 900000001,
  name: 'Spring sale',
  product_id_restrictions: ['35601'],
  dollar_value: 2000,
  percent_value: 0,
  bundled: false,
  bundleID: null,
  code,
  ...rest,
});

async function open(services = fakeServices(), config: Parameters<typeof renderForm>[0] = {}) {
  const form = await renderForm({ steps, layout: { coupon: true }, ...config }, services);
  await form.loaded();
  return { ...form, check: services.coupons.check };
}
type Open = Awaited<ReturnType<typeof open>>;

const box = ({ all }: RenderedForm | Open) => all('.charterform-side .charterform-coupon')[0]!;
const totalOf = (form: Open) => form.summary().at(-1)!;
const input = (form: Open) => box(form).querySelector('input')!;
async function enter(form: Open, code: string) {
  if (input(form).closest('[hidden]')) await form.press('Add a coupon');
  await act(async () => void fireEvent.input(input(form), { target: { value: code } }));
  await form.press('Apply');
}
const says = (form: Open, words: string) => vi.waitFor(() => expect(box(form).textContent).toContain(words), { timeout: 2000 });

const lowers = 'Coupon SPRING takes $20.00 off your order.';
const visit = (search: string) => window.history.replaceState(null, '', search);

/** A form whose order is a formation in Wyoming, and a host that accepts SPRING alone. */
async function ordering(services = fakeServices(), config: Parameters<typeof renderForm>[0] = {}) {
  services.coupons.check.mockImplementation(async (code) => (code === 'SPRING' ? couponOf(code) : null));
  const form = await open(services, config);
  await form.answerAll(formation);
  await form.loaded();
  return form;
}

describe('the box for a coupon', () => {
  it('is not there, and the address is not read, unless the page asks for it (PLUS-02)', async () => {
    visit('?coupon=SPRING');
    const form = await ordering(servicesKeeping({ coupon: { code: 'SPRING' } }), { layout: {} });
    visit('?');
    expect(box(form)).toBeUndefined();
    expect(form.check).not.toHaveBeenCalled();
    expect(totalOf(form)).toContain('$268.00');
  });

  it('adds a coupon in whatever case it is typed, at once and to the cent, and Enter does not go on (PLUS-02)', async () => {
    const form = await ordering();
    expect(totalOf(form)).toContain('$268.00');
    await form.press('Add a coupon');
    await form.user.type(input(form), ' sPring {Enter}');
    await says(form, lowers);
    expect(form.check.mock.calls.map(([code]) => code)).toEqual(['SPRING']);
    expect(totalOf(form)).toContain('$248.00');
    expect(form.steps()).toEqual(['company']);
    expect(document.activeElement?.textContent).toBe(lowers);
  });

  it('names it in the printed quote with what it takes off (PLUS-02, PLUS-08)', async () => {
    const form = await ordering(fakeServices(), { quote: { print: true } });
    const sheet = () => form.all('.charterform-quote-sheet')[0]?.textContent ?? '';
    await enter(form, 'SPRING');
    await says(form, lowers);
    await form.press('Print this quote');
    expect(sheet()).toContain(lowers);
  });

  it('takes the focus from nobody who has gone on meanwhile (PLUS-02)', async () => {
    const form = await ordering();
    const answer = deferred<Coupon | null>();
    form.check.mockReturnValueOnce(answer.promise);
    await enter(form, 'SPRING');
    const field = form.control('companyInformation.companyName');
    act(() => field.focus());
    await act(async () => answer.resolve(couponOf('SPRING')));
    await says(form, lowers);
    expect(document.activeElement).toBe(field);
  });

  it('asks for a code where none is entered (PLUS-02)', async () => {
    const form = await ordering();
    await enter(form, '  ');
    await says(form, 'Enter your coupon code');
    expect(form.check).not.toHaveBeenCalled();
  });

  it('says of a code that is not accepted nothing but that, and stops nobody (PLUS-02)', async () => {
    const form = await ordering();
    await enter(form, 'winter');
    await says(form, 'We cannot accept the coupon WINTER.');
    expect(totalOf(form)).toContain('$268.00');
    expect(input(form).value).toBe('winter');
    await form.answer('companyInformation.companyName', 'Blue Heron');
    await form.press('Continue');
    await form.arrivesAt('contact');
  });

  it('says that a code could not be checked, and checks it again (PLUS-02)', async () => {
    const form = await ordering();
    form.check.mockRejectedValueOnce(new Error('down'));
    await enter(form, 'SPRING');
    await says(form, 'We could not check the coupon SPRING.');
    await form.press('Apply');
    await says(form, lowers);
    expect(totalOf(form)).toContain('$248.00');
  });

  it('asks about a code once while it waits (PLUS-02)', async () => {
    const form = await ordering();
    const answer = deferred<Coupon | null>();
    form.check.mockReturnValueOnce(answer.promise);
    await enter(form, 'SPRING');
    await form.user.type(input(form), '{Enter}');
    await act(async () => answer.resolve(couponOf('SPRING')));
    await says(form, lowers);
    expect(form.check).toHaveBeenCalledOnce();
  });

  it('takes a coupon out, and brings it back without asking (PLUS-02)', async () => {
    const form = await ordering();
    await enter(form, 'SPRING');
    await says(form, lowers);
    await form.press('Remove the coupon SPRING');
    await says(form, 'We removed the coupon SPRING.');
    expect(totalOf(form)).toContain('$268.00');
    expect(document.activeElement?.textContent).toBe('Undo');
    await form.press('Undo');
    await says(form, lowers);
    expect(document.activeElement?.textContent).toBe(lowers);
    expect(totalOf(form)).toContain('$248.00');
    expect(form.check).toHaveBeenCalledOnce();
  });

  it('says of a coupon for other products that it changes nothing so far (PLUS-02)', async () => {
    const form = await ordering();
    form.check.mockResolvedValue(couponOf('OTHER', { product_id_restrictions: ['1'] }));
    await enter(form, 'other');
    await says(form, 'We added the coupon OTHER. It does not change the price of what you have chosen so far.');
    expect(totalOf(form)).toContain('$268.00');
  });
});

describe('a coupon of an earlier visit', () => {
  const kept = () => servicesKeeping({ ...keptFormation, coupon: { code: 'SPRING' } });
  const keptFormation = {
    companyInformation: { state: { key: 'WY', value: 'Wyoming' }, entityType: { key: 'LLC', value: 'LLC' } },
  };

  it('is kept by its code alone, and checked again (PLUS-02)', async () => {
    const first = await ordering();
    await enter(first, 'SPRING');
    await says(first, lowers);
    expect(first.kept().coupon).toEqual({ code: 'SPRING' });
    first.stop();
    const services = kept();
    services.coupons.check.mockResolvedValue(couponOf('SPRING', { dollar_value: 500 }));
    const form = await open(services);
    await says(form, 'Coupon SPRING takes $5.00 off your order.');
    expect(totalOf(form)).toContain('$263.00');
  });

  it('is taken out with a notice once it is not accepted any more (PLUS-02)', async () => {
    const services = kept();
    const answer = deferred<null>();
    services.coupons.check.mockReturnValueOnce(answer.promise);
    const form = await open(services);
    await says(form, 'Checking the coupon…');
    await act(async () => answer.resolve(null));
    await form.reads('The coupon SPRING is no longer accepted, so we removed it.');
    expect(totalOf(form)).toContain('$268.00');
    expect(form.kept().coupon).toEqual({ code: '' });
  });

  it('stays without counting while it cannot be checked, until it can (PLUS-02)', async () => {
    const services = kept();
    services.coupons.check.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(couponOf('SPRING'));
    const form = await open(services);
    await says(form, 'We could not check the coupon SPRING, so it does not count yet.');
    expect(totalOf(form)).toContain('$268.00');
    await form.press('Try again');
    await says(form, lowers);
  });

  it.each([[{ code: { coupon: 1 } }], ['SPRING'], [{ code: ['SPRING'] }], [{ code: 5 }]])(
    'that is stored as %j is none (PLUS-02)',
    async (coupon) => {
      const form = await open(servicesKeeping({ ...keptFormation, coupon }));
      expect(form.check).not.toHaveBeenCalled();
      expect(totalOf(form)).toContain('$268.00');
    },
  );
});

describe('a coupon of the page’s address', () => {
  it('is added, and once it is taken out it stays out (PLUS-02)', async () => {
    visit('?coupon=%20spring');
    const form = await ordering();
    await says(form, lowers);
    await form.press('Remove the coupon SPRING');
    await says(form, 'We removed the coupon SPRING.');
    const { coupon } = form.kept();
    form.stop();
    const services = servicesKeeping({ coupon });
    const again = await ordering(services);
    visit('?');
    expect(again.check).not.toHaveBeenCalled();
  });

  it('says where it is not accepted that it is not, in the page’s language (PLUS-02)', async () => {
    visit('?coupon=winter');
    const form = await ordering(fakeServices(), { locale: 'es' });
    visit('?');
    await says(form, 'No podemos aceptar el cupón WINTER.');
    expect(input(form).closest('[hidden]')).toBeNull();
  });
});
