import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/kernel/facts/cart';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { DomainEntry } from '../../../src/kernel/facts/domain';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { missingSelection } from '../../../src/commerce/summary/missing-selection';
import { joinList } from '../../../src/kernel/text/join-list';
import { createText } from '../../../src/kernel/text/format-message';
import { domainEntry } from '../../support/domains';
import { choice, formingIn, someFacts } from '../catalogue/sample-facts';
import { mailFacts, planned } from '../../support/mail';
import { pricedItem } from '../pricing/sample-items';

const text = createText();
const something = [pricedItem(5000)];

interface Answers {
  values?: Record<string, unknown>;
  domains?: readonly DomainEntry[];
  jurisdictions?: readonly string[];
  cart?: Cart;
}

/** What a form asks for; the cart has something in it unless the test says otherwise. */
const asks = (formType: string, { values = {}, domains = [], jurisdictions = [], cart = something }: Answers = {}) =>
  missingSelection(someFacts({ values, domains, config: { formType, jurisdictions } }), cart, text);

const company = (answers: Record<string, unknown>) => ({ values: { companyInformation: answers } });

describe.each(['FormABusinessForm', 'DoubleLLCForm', 'ForeignRegistrationForm', 'DomesticationForm'])(
  'the missing selection on %s',
  (formType) => {
    it('is the state when it alone is missing (SUMM-21, SUMM-25)', () => {
      expect(asks(formType, company({ entityType: choice('LLC') }))).toBe('Please select your filing jurisdiction');
      expect(asks(formType, company({ entityType: choice('LLC'), homeState: choice('CO') }))).toBe(
        'Please select your filing jurisdiction',
      );
      const notOffered = { values: formingIn('WY'), jurisdictions: ['CO'] };
      expect(asks(formType, notOffered)).toBe('Please select your filing jurisdiction');
    });

    it('is a list otherwise (SUMM-22, SUMM-25)', () => {
      expect(asks(formType)).toBe('Please select your filing jurisdiction and entity type to see your total');
      expect(asks(formType, { values: formingIn('WY', { entityType: choice('') }) })).toBe(
        'Please select your entity type to see your total',
      );
    });

    it('is none when nothing is missing, be the cart empty', () => {
      expect(asks(formType, { values: formingIn('WY') })).toBe('');
      expect(asks(formType, { values: formingIn('WY'), cart: [] })).toBe('');
    });
  },
);

describe('the missing selection', () => {
  it('is any state where many can be chosen, whatever the entity type (SUMM-21, SUMM-25)', () => {
    expect(asks('RASignupForm')).toBe('Please select your filing jurisdiction');
    expect(asks('RASignupForm', company({ states: { WY: false } }))).toBe('Please select your filing jurisdiction');
    expect(asks('RASignupForm', company({ states: { WY: true } }))).toBe('');
  });

  it('is a domain, or an online identity product (SUMM-23, SUMM-25)', () => {
    expect(asks('DomainForm')).toBe('Please add a domain');
    expect(asks('DomainForm', { domains: [domainEntry('okafor.com')] })).toBe('');
    expect(asks('BusinessIdentityForm', { cart: [] })).toBe('Please select an online identity product');
    expect(asks('BusinessIdentityForm')).toBe('');
  });

  it('is what a tax ID lacks, and all else once these are given (SUMM-22, SUMM-24, SUMM-25)', () => {
    const home = { homeState: choice('WY') };
    const business = { ...home, entityType: choice('LLC') };
    expect(asks('TaxIDForm', { cart: [] })).toBe('Please select your filing jurisdiction, SSN status and type of business');
    expect(asks('TaxIDForm', company(home))).toBe('Please select your SSN status and type of business');
    expect(asks('TaxIDForm', company(business))).toBe('Please select your SSN status');
    expect(asks('TaxIDForm', { values: { taxIDSelection: 'ein', ...formingIn('WY', { entityType: '' }) } })).toBe(
      'Please select your type of business',
    );
    const whole = { taxIDSelection: choice('ein'), companyInformation: business };
    expect(asks('TaxIDForm', { values: { ...whole, companyInformation: { entityType: choice('LLC') } } })).toBe(
      'Please select your filing jurisdiction',
    );
    expect(asks('TaxIDForm', { values: whole, cart: [] })).toBe('Please complete Order Information');
    expect(asks('TaxIDForm', { values: whole })).toBe('');
  });

  it.each([
    ['TrademarkForm', 'Please complete Order Information'],
    ['BOIForm', 'Please complete Company Information'],
  ])('on %s is "%s" (SUMM-24, SUMM-25)', (formType, sentence) => {
    expect(asks(formType, { cart: [] })).toBe(sentence);
    expect(asks(formType)).toBe('');
  });

  it('on PhoneServiceForm is the service option (SUMM-21, SUMM-25)', () => {
    expect(asks('PhoneServiceForm', { cart: [] })).toBe('Please select your service option');
    expect(asks('PhoneServiceForm')).toBe('');
  });

  it('on MFVOStandaloneForm is the service option until a plan is chosen; no line has a price before (SUMM-21, SUMM-25)', () => {
    const labels = (answers: object) => {
      const facts = mailFacts({ answers });
      return lineItems(facts, rebuildCart(facts), text).map(({ label }) => label);
    };
    expect(labels({})).toEqual(['Please select your service option']);
    expect(labels(planned('mf'))).toEqual(['Please select your service option']);
    expect(labels(planned('mf', '45'))).toEqual(['Mail 45']);
  });

  it('is the type of a vehicle that has none, before anything else (SUMM-21, SUMM-25)', () => {
    const boat = { vehicleKey: 'a', vehicleType: choice('boat') };
    const sentence = 'Please select your vehicle type to see your total';
    const cart = [pricedItem(0, 0, 0, { type: 'vehicle_parent' })];
    const asksFor = (vehicles: unknown, answers: object = formingIn('WY')) =>
      asks('FormABusinessForm', { cart, values: { ...answers, vehicles } });
    expect(asksFor([boat, { vehicleKey: 'b' }], {})).toBe(sentence);
    expect(asksFor([{ vehicleType: choice('') }], {})).toBe(sentence);
    expect(asksFor([null])).toBe(sentence);
    expect(asksFor([{ vehicleType: choice('airship') }])).toBe(sentence);
    expect(asksFor([boat])).toBe('');
    expect(asksFor('odd')).toBe('');
    // Not while no vehicles are sold.
    expect(asks('FormABusinessForm', { values: { ...formingIn('WY'), vehicles: [null] } })).toBe('');
  });
});

describe('joinList', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('joins %o as "%s" (SUMM-22)', (words, joined) => {
    expect(joinList(words, text)).toBe(joined);
  });
});
