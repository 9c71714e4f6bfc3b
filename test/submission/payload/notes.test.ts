import { describe, expect, it } from 'vitest';
import { accountNotes } from '../../../src/submission/payload/account';
import { companyNotes } from '../../../src/submission/payload/notes';
import type { Cart } from '../../../src/kernel/facts/cart';
import { factsOf, itemOf } from '../example-order';

describe('notes', () => {
  it('on the account tell of a chat, if there was one (SUBM-47)', () => {
    expect(accountNotes([], true)).toEqual(['Client interacted with Live Chat']);
    expect(accountNotes([], false)).toEqual([]);
  });

  it('on the account list the A/B variants (SUBM-48)', () => {
    expect(accountNotes(['blue', 'short'], false)).toEqual(['A/B variants: blue, short']);
  });

  const wyoming = { key: 'WY', value: 'Wyoming' };
  const noted = (companyInformation: object, cart: Cart = [], rest: object = {}) =>
    companyNotes(factsOf({ companyInformation, ...rest }), cart);

  it('on the company name who receives the mail that is ordered (SUBM-46)', () => {
    const recipients = [{ firstName: ' Ann', lastName: 'Lee ' }, { firstName: '', lastName: '' }, { firstName: 'Bo', lastName: '' }, null];
    const mail = itemOf({ saveAs: 'mfParent', type: 'mail_forwarding' });
    expect(noted({}, [mail], { recipients })).toEqual(['Mail forwarding recipients: Ann Lee, Bo']);
    expect(noted({}, [itemOf({ saveAs: 'phoneService', type: 'phone_service' })], { recipients })).toEqual([]);
    expect(noted({}, [mail], { recipients: 'odd' })).toEqual([]);
  });

  it('on the company name what was answered, a line a topic, and nothing else (SUBM-43, SUBM-49)', () => {
    expect(companyNotes(factsOf(), [])).toEqual(['Business purpose: Selling hand-made boots']);
    expect(companyNotes(factsOf({}), [])).toEqual([]);
    const answers = {
      entityType: { key: 'NP Corp', value: 'NP Corp' },
      nameReservation: 'Yes',
      nameReservationNumber: 'R-17',
      businessPurpose: 'Helping others',
      altCompanyName: 'Oak Inc.',
      legalName: 'Old Pine Inc.',
      ubiNumberToggle: true,
      ubiNumber: '603123456',
    };
    expect(noted(answers, [], { nonProfit: { taxExempt: 'Yes', type: 'Religious' } })).toEqual([
      'Tax-exempt status: Yes',
      'Non-profit type: Religious',
      'Name reservation number: R-17',
      'Business purpose: Helping others',
      'Alternate name: Oak Inc.',
      'Legal name: Old Pine Inc.',
      'UBI number: 603123456',
    ]);
  });

  it('on the company tell when it was formed, unless the visitor does not know (COMP-24, SUBM-49)', () => {
    const formed = (formationDateNotKnown: boolean) => noted({ formationDate: '03/31/2019', formationDateNotKnown });
    expect(formed(false)).toEqual(['Formation date: 03/31/2019']);
    expect(formed(true)).toEqual([]);
    expect(noted({ formationDate: '' })).toEqual([]);
  });

  it('on the company say nothing of questions that are not asked (SUBM-43)', () => {
    const hidden = { nameReservation: 'No', nameReservationNumber: 'R-17', ubiNumberToggle: false, ubiNumber: '603123456' };
    expect(noted(hidden, [], { nonProfit: { taxExempt: 'Yes', type: 'Religious' } })).toEqual([]);
  });

  it('on the company hold the generic purpose, or one’s own, and no starter text alone (COMP-26, COMP-42)', () => {
    const purposeOf = (businessPurpose: string, useGenericBusinessPurpose: boolean) => {
      const facts = factsOf({ companyInformation: { businessPurpose, useGenericBusinessPurpose } });
      const purpose = { starterText: 'We will ', genericText: 'Any lawful business', denyStates: [], denyEntityTypes: [] };
      return companyNotes({ ...facts, offer: { ...facts.offer, businessPurpose: purpose } }, []);
    };
    expect(purposeOf('We will bake bread', false)).toEqual(['Business purpose: We will bake bread']);
    expect(purposeOf('We will bake bread', true)).toEqual(['Business purpose: Any lawful business']);
    expect(purposeOf('We will', false)).toEqual([]);
  });

  it('on the company name the operating agreement, the process agent and the expedite days (SUBM-44)', () => {
    const cart = [
      itemOf({ type: 'operating_agreement', saveAs: 'operatingAgreement' }),
      itemOf({ type: 'process_agent', saveAs: 'processAgent' }),
      itemOf({ type: 'expedited_processing', saveAs: 'expeditedProcessing', name: 'Expedited Processing, 3 day' }),
    ];
    const data = { USDOTNumber: '1234567', docketNumberType: { key: 'MC', value: 'MC' }, docketNumber: '98765' };
    expect(noted({}, cart, { productState: { processAgent: { data } } })).toEqual([
      'Operating agreement: added',
      'Process agent: billed annually, USDOT 1234567, docket MC 98765',
      'Expedite days added: 3',
    ]);
    expect(noted({}, [cart[1]!])).toEqual(['Process agent: billed annually']);
    expect(noted({}, [itemOf({ type: 'expedited', name: 'Faster' })])).toEqual([]);
  });

  it('on the company name an EIN by itself, a double LLC and a Wyoming domestication (SUBM-45, TAX-06)', () => {
    const ein = itemOf({ type: 'tax_id_without_ssn', saveAs: 'taxIDWithoutSSN' });
    expect(noted({ homeState: wyoming }, [ein])).toEqual(['EIN: standalone, home jurisdiction Wyoming']);
    expect(noted({ homeState: wyoming, state: { key: 'CO', value: 'Colorado' } }, [ein])).toEqual([
      'EIN: standalone, home jurisdiction Wyoming',
    ]);
    expect(noted({ state: wyoming }, [ein])).toEqual(['EIN: standalone, home jurisdiction Wyoming']);
    expect(noted({}, [ein])).toEqual(['EIN: standalone']);
    expect(noted({ state: wyoming }, [ein, itemOf({ type: 'business_formation' })])).toEqual([]);
    const facts = factsOf({});
    expect(companyNotes({ ...facts, form: { ...facts.form, hasSecondCompany: true } }, [])).toEqual([
      'Double LLC: must be manager managed',
    ]);
    const domestication = (state: string) => noted({}, [itemOf({ type: 'domestication', state })]);
    expect([domestication('WY'), domestication('CO')]).toEqual([['Domestication: Wyoming'], []]);
  });

  it('on the company hold the note that the visitor leaves, while they say that there is one (ITEM-07)', () => {
    const left = (isLeft: boolean) => companyNotes(factsOf({ note: { isLeft, text: ' Call me first. ' } }), []);
    expect(left(true)).toEqual(['Service note: Call me first.']);
    expect(left(false)).toEqual([]);
  });
});
