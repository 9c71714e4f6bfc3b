import { describe, expect, it } from 'vitest';
import { availableChoices, chosenAddress, sourceOf } from '../../../src/commerce/addresses/address-choice';
import type { AddressPrefix } from '../../../src/kernel/answers/answer-path';
import { addressFacts, mailing, principal, type AddressSetting } from './sample-addresses';

const official: AddressPrefix = 'llc.members.0.address';
const withOfficial = { 'llc.members': [{ first_name: 'Zoë', last_name: 'Ní Bhriain', address: { choice: '' } }] };
const chosen = (setting: AddressSetting, prefix: AddressPrefix = principal) => chosenAddress(addressFacts(setting), prefix);
const offered = (setting: AddressSetting, prefix: AddressPrefix = principal) => availableChoices(addressFacts(setting), prefix);

describe('the choices of an address', () => {
  it('are the company address, a specified one and the registered agent address (ADDR-08)', () => {
    for (const prefix of [principal, mailing, official] as const)
      expect([...offered({ answers: withOfficial }, prefix)].sort()).toEqual(['mailing', 'ra', 'specify']);
  });

  it('leave out what is blacklisted for the state, for each selector by itself (ADDR-11)', () => {
    const addresses = { principal: { blacklist: { CO: ['ra'] } }, officials: { blacklist: { WY: ['ra'] } } } as const;
    expect(offered({ addresses })).toContain('ra');
    expect(offered({ addresses, state: 'CO' })).not.toContain('ra');
    expect(offered({ addresses, state: 'CO' }, mailing)).toContain('ra');
    expect(offered({ addresses, answers: withOfficial }, official)).not.toContain('ra');
  });

  it('are blacklisted by any of several states', () => {
    const addresses = { principal: { blacklist: { CO: ['ra'] } } } as const;
    expect(offered({ addresses, state: '', answers: { 'companyInformation.states': { WY: true, CO: true } } })).not.toContain('ra');
  });

  it('keep an address of its own where a blacklist names every choice (ADDR-11)', () => {
    const addresses = { principal: { default: 'ra', blacklist: { WY: ['ra', 'mailing', 'specify'] } } } as const;
    expect(offered({ addresses })).toEqual(['specify']);
    expect(chosen({ addresses })).toBe('specify');
  });

  it('do not lead to a blacklisted agent address by way of the company’s', () => {
    const addresses = { principal: { blacklist: { WY: ['ra'] } } } as const;
    expect(offered({ addresses, answers: { [`${mailing}.choice`]: 'ra' } })).toEqual(['specify']);
    expect(offered({ addresses, answers: { [`${mailing}.choice`]: 'mailing' } })).toEqual(['mailing', 'specify']);
  });

  it('have the agent address only with privacy, where that is sold (ADDR-10, ADDR-25)', () => {
    const settings = { sellsPrivacy: true };
    expect(offered(settings)).not.toContain('ra');
    expect(offered({ ...settings, answers: { 'companyInformation.privacyUpsell': true } })).toContain('ra');
    expect(offered({ ...settings, answers: { 'productState.privacy.checked': true } })).toContain('ra');
    expect(offered({})).toContain('ra');
  });
});

describe('the default choice of an address', () => {
  it('is a configured one, else the agent’s, else the company’s, else one of its own (ADDR-09)', () => {
    expect(chosen({})).toBe('ra');
    expect(chosen({ addresses: { principal: { default: 'specify' } } })).toBe('specify');
    expect(chosen({ addresses: { principal: { blacklist: { WY: ['ra'] } }, mailing: { default: 'mailing' } } })).toBe('mailing');
    expect(chosen({ addresses: { principal: { blacklist: { WY: ['ra', 'mailing'] } } } })).toBe('specify');
  });

  it('passes over a configured one that is not available (ADDR-09)', () => {
    expect(chosen({ addresses: { principal: { default: 'mailing', blacklist: { WY: ['mailing'] } } } })).toBe('ra');
  });

  it('gives way to what the visitor chose, but not to what is kept and no longer known', () => {
    expect(chosen({ answers: { [`${principal}.choice`]: 'specify' } })).toBe('specify');
    expect(chosen({ answers: { [`${principal}.choice`]: 'elsewhere' } })).toBe('ra');
  });
});

describe('the source of an address', () => {
  const source = (answers: object, prefix: AddressPrefix = principal) =>
    sourceOf(addressFacts({ answers: { ...withOfficial, ...answers } }), prefix);

  it('is the company’s mailing address for others, and the visitor’s own for that', () => {
    const own = { [`${mailing}.choice`]: 'mailing', [`${principal}.choice`]: 'mailing', 'llc.members.0.address.choice': 'mailing' };
    expect([source(own), source(own, official), source(own, mailing)]).toEqual(Array(3).fill('contactInformation'));
    expect(source({ ...own, [`${mailing}.choice`]: 'specify' }, official)).toBe(mailing);
    expect(source({ ...own, [`${mailing}.choice`]: 'ra' }, official)).toBe('ra');
  });

  it('is what was entered where the form has no selector', () => {
    expect(source({ 'llc.members.0.address': { line1: '2 Elm Rd' } }, official)).toBe(official);
    expect(source({ [principal]: undefined })).toBe('contactInformation');
  });
});
