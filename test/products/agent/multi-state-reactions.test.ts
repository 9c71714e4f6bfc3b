import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import type { Facts } from '../../../src/kernel/facts/facts';
import { getPath } from '../../../src/kernel/util/paths';
import { react } from '../../support/react';
import { disabledStatesAreUnchecked } from '../../../src/products/agent/multi-state-reactions';
import { fullCatalogue, someFacts } from '../../commerce/catalogue/sample-facts';

const offer = { ...nothingOffered, primaryProducts: ['registeredAgent'], multiState: true };
const choosing = (states: object, rest: Parameters<typeof someFacts>[0] = {}) =>
  someFacts({ offer, values: { companyInformation: { states, companyName: 'Acme' } }, ...rest });
const statesOf = ({ values }: { values?: Facts['values'] | undefined }) => getPath(values, 'companyInformation.states');

describe('a chosen state that cannot be chosen', () => {
  it('is unchecked once the catalogue shows that nothing is sold there, and the visitor is told (PROD-39)', () => {
    const before = choosing({ WY: true, UT: true, NV: true, CO: false }, { catalogue: emptyCatalogue });
    const after = { ...before, catalogue: fullCatalogue };
    const follow = react(before, after, [disabledStatesAreUnchecked]);
    expect(statesOf(follow)).toEqual({ WY: true, UT: false, NV: false, CO: false });
    expect(follow.notices).toEqual([{ key: 'multiState.unchecked', states: ['UT', 'NV'] }]);
    expect(getPath(follow.values, 'companyInformation.companyName')).toBe('Acme');
  });

  it('is unchecked where it is chosen by anything but its box', () => {
    const before = choosing({ WY: true });
    expect(statesOf(react(before, choosing({ WY: true, UT: true })))).toEqual({ WY: true, UT: false });
  });

  it('is unchecked where the page does not list it, loaded or not', () => {
    const config = { jurisdictions: ['WY'] };
    const after = choosing({ WY: true, CO: true }, { config, catalogue: emptyCatalogue });
    expect(statesOf(react(choosing({}, { config, catalogue: emptyCatalogue }), after))).toEqual({ WY: true, CO: false });
  });

  it('is unchecked where the module disables it', () => {
    const disabled = { offer: { ...offer, disabledStates: ['WY'] } };
    expect(statesOf(react(choosing({}, disabled), choosing({ WY: true, CO: true }, disabled)))).toEqual({ WY: false, CO: true });
  });

  it('stays while its list is loading or has failed', () => {
    for (const status of ['loading', 'failed'] as const) {
      const catalogue = { ...emptyCatalogue, lists: { registered_agent_products: status, simple_products: status } };
      const after = choosing({ UT: true }, { catalogue });
      expect(react(choosing({}, { catalogue: emptyCatalogue }), after), status).toEqual({ values: after.values, notices: [] });
    }
  });

  it('is no business of a form without such a list', () => {
    const single = { offer: { ...offer, multiState: false } };
    expect(disabledStatesAreUnchecked(choosing({}, single), choosing({ UT: true }, single))).toBeUndefined();
  });

  it('settles in any case: what has reacted reacts no more, and nothing else is unchecked', () => {
    const states = fc.dictionary(fc.constantFrom('WY', 'CO', 'UT', 'NV', 'XX'), fc.boolean());
    const catalogue = fc.constantFrom(emptyCatalogue, fullCatalogue);
    fc.assert(
      fc.property(states, states, catalogue, catalogue, (one, other, first, second) => {
        const before = choosing(one, { catalogue: first });
        const after = choosing(other, { catalogue: second });
        const { values } = react(before, after);
        const settled = { ...after, values };
        expect(react(after, settled).values).toBe(values);
        for (const code of ['WY', 'CO']) expect(getPath(values, `companyInformation.states.${code}`)).toBe(other[code]);
      }),
    );
  });
});
