import { describe, expect, it } from 'vitest';
import { answeredProductsFollow } from '../../../src/commerce/reactions/answered-products';
import { genericPurposeIsUnchecked } from '../../../src/products/company/business-purpose-reactions';
import { choice, someFacts } from '../catalogue/sample-facts';

const answering = (companyInformation: object, productState: object = {}) => someFacts({ values: { companyInformation, productState } });
const checked = (before: object, after: object, role: string, productState: object = {}) => {
  const follow = answeredProductsFollow(answering(before, productState), answering(after, productState));
  return follow?.changes?.[`productState.${role}.checked`];
};

describe('a product that is ordered by a question', () => {
  it('is the name reservation, by its yes or no (COMP-17)', () => {
    expect(checked({}, { nameReservation: 'Yes' }, 'nameReservation')).toBe(true);
    const isOrdered = { nameReservation: { checked: true } };
    expect(checked({ nameReservation: 'Yes' }, { nameReservation: 'No' }, 'nameReservation', isOrdered)).toBe(false);
    expect(checked({}, { nameReservation: 'No' }, 'nameReservation')).toBeUndefined();
  });

  it('is the change of agent, by a yes together with the wish that we file it (COMP-20)', () => {
    const wish = { addChangeOfAgentProduct: true };
    const yes = { changingRegisteredAgent: 'Yes' };
    const isOrdered = { changeOfAgent: { checked: true } };
    expect(checked(wish, { ...wish, ...yes }, 'changeOfAgent')).toBe(true);
    expect(checked({}, yes, 'changeOfAgent')).toBeUndefined();
    expect(checked({ ...wish, ...yes }, { ...wish, changingRegisteredAgent: 'No' }, 'changeOfAgent', isOrdered)).toBe(false);
    expect(checked({ ...wish, ...yes }, { ...yes, addChangeOfAgentProduct: false }, 'changeOfAgent', isOrdered)).toBe(false);
  });

  it('stays as the visitor has it while the answer is the same', () => {
    expect(checked({ nameReservation: 'Yes' }, { nameReservation: 'Yes', companyName: 'Pine' }, 'nameReservation')).toBeUndefined();
  });
});

describe('the generic business purpose', () => {
  const purpose = { starterText: '', genericText: 'Any lawful business', denyStates: ['NH'], denyEntityTypes: ['NP Corp'] };
  const factsIn = (state: string, type: string, isOn = true) => {
    const facts = answering({ useGenericBusinessPurpose: isOn, state: choice(state), entityType: choice(type) });
    return { ...facts, offer: { ...facts.offer, businessPurpose: purpose } };
  };
  const follow = (state: string, type: string, isOn?: boolean) =>
    genericPurposeIsUnchecked(factsIn('WY', 'LLC', isOn), factsIn(state, type, isOn));

  it('unchecks itself, with a word to the visitor, where it becomes not allowed (COMP-27)', () => {
    for (const [state, type] of [
      ['NH', 'LLC'],
      ['WY', 'NP Corp'],
    ] as const)
      expect(follow(state, type)).toMatchObject({
        changes: { 'companyInformation.useGenericBusinessPurpose': false },
        notices: [{ key: 'notice.genericPurpose' }],
      });
    expect([follow('MA', 'LLC'), follow('NH', 'LLC', false)]).toEqual([undefined, undefined]);
  });
});
