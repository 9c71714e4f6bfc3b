import { describe, expect, it } from 'vitest';
import { companyAddress, filedAddress } from '../../../src/submission/payload/addresses';
import { formationData } from '../../../src/products/company/formation-data';
import { addressFacts, addressOf, mailing, principal, type AddressSetting } from '../../commerce/addresses/sample-addresses';

const filed = (setting: AddressSetting) => filedAddress(addressFacts(setting), principal);
const agentsOwn = { line1: '1712 Pioneer Ave', city: 'Cheyenne', zip_postal_code: '82001', state_province_region: 'WY', country: 'US' };
const empty = { line1: '', city: '', state_province_region: '', zip_postal_code: '', country: '' };

describe('the address that a filing names', () => {
  it('is the agent’s, from the agent’s product (ADDR-24)', () => {
    const whole = { kind: 'ra', label: 'Registered Agent Address', ...agentsOwn, formatted: '1712 Pioneer Ave, Cheyenne, WY 82001' };
    expect(filed({ agent: agentsOwn })).toEqual(whole);
  });

  it('reads state and country of a server address as text or as an object with a key (ADDR-02)', () => {
    const agent = { ...agentsOwn, state_province_region: { key: 'WY', value: 'Wyoming' }, country: { key: 'US' } };
    expect(filed({ agent })).toMatchObject(agentsOwn);
  });

  it.each([[undefined], [{ ...agentsOwn, zip_postal_code: '' }], [{ ...agentsOwn, country: null }], ['1712 Pioneer Ave'], [[]]])(
    'is left for the server to fill in where the catalogue knows no whole one: %j (ADDR-03, ADDR-24)',
    (agent) => {
      expect(filed({ agent })).toEqual({ kind: 'ra', label: 'Registered Agent Address', ...empty, formatted: '' });
    },
  );

  it('has kind and label "temp" where it was entered, whatever its letters (ADDR-01, ADDR-24)', () => {
    const own = { ...addressOf(' شارع الملك فهد ١٢ '), choice: 'specify', city: 'Peñíscola' };
    expect(filed({ answers: { [principal]: own } })).toEqual({
      kind: 'temp',
      label: 'temp',
      line1: 'شارع الملك فهد ١٢',
      city: 'Peñíscola',
      state_province_region: 'WY',
      zip_postal_code: '82601',
      country: 'US',
      formatted: 'شارع الملك فهد ١٢, Peñíscola, WY 82601',
    });
  });

  it('is whole without what its country does not have (ADDR-03, ADDR-27)', () => {
    const own = { country: 'HK', line1: '1 Queen’s Rd', city: 'Central', state: '', zip: '', choice: 'specify' };
    const facts = addressFacts({ answers: { [principal]: own } });
    expect(companyAddress(facts, 'principalAddress')).toMatchObject({ line1: '1 Queen’s Rd', formatted: '1 Queen’s Rd, Central, HK' });
    const abroad = { ...own, country: 'CA' };
    expect(companyAddress(addressFacts({ answers: { [principal]: abroad } }), 'principalAddress')).toMatchObject({ line1: '1 Main St' });
  });

  it('does not send what was typed for another choice (ADDR-24)', () => {
    const typed = { ...addressOf('5 Oak Av'), choice: 'mailing' };
    const company = { ...addressOf('7 Elm Rd'), choice: 'specify' };
    expect(filed({ answers: { [principal]: typed, [mailing]: company } })).toMatchObject({ kind: 'temp', line1: '7 Elm Rd' });
    expect(filed({ answers: { [principal]: { ...typed, choice: 'ra' } } })).toMatchObject({ kind: 'ra', line1: '' });
  });

  it('is chosen for the company and for each official (ADDR-24, SUBM-31)', () => {
    const members = ['ra', 'mailing', 'specify'].map((choice) => ({ first_name: 'Ann', address: { ...addressOf('5 Oak Av'), choice } }));
    const answers = { [mailing]: { ...addressOf('7 Elm Rd'), choice: 'specify' }, [principal]: { choice: 'ra' }, 'llc.members': members };
    const facts = addressFacts({ answers, agent: agentsOwn });
    expect(formationData(facts)).toMatchObject({
      company_principal_address: { kind: 'ra', line1: '1712 Pioneer Ave' },
      company_mailing_address: { kind: 'temp', line1: '7 Elm Rd' },
      official: ['1712 Pioneer Ave', '7 Elm Rd', '5 Oak Av'].map((line1) => ({ address: { line1 } })),
    });
    expect(companyAddress(facts, 'principalAddress').kind).toBe('ra');
  });
});
