import { describe, expect, it } from 'vitest';
import { isOptedIn, optionalChoices } from '../../../src/commerce/optional/optional-choices';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { answering, checked, factsOf, group, option } from './optional-facts';

const inCart = (facts: Parameters<typeof rebuildCart>[0]) => rebuildCart(facts).map(({ type }) => type);

describe('what the visitor wants', () => {
  it('comes with the words and the place that the page gives it', () => {
    const groups = [
      group({ order: 7, products: [option('book', { label: 'A book', tooltipText: 'Bound.' }), option('seal', { order: 3 })] }),
    ];
    const facts = factsOf({ groups, answers: { ...checked('book'), ...checked('seal') } });
    expect(optionalChoices(facts)).toEqual([
      { role: 'seal', label: undefined, tooltipText: undefined, order: 3 },
      { role: 'book', label: 'A book', tooltipText: 'Bound.', order: 7 },
    ]);
  });
});

describe('an opt-in', () => {
  const facts = factsOf({
    optIns: ['partnerInsurance', 'expeditedProcessing'],
    config: { products: { partnerInsurance: { saveAs: 'insurance' } } },
  });

  it('of the partner insurance is in the cart while it is checked (OPT-16)', () => {
    const on = answering(facts, checked('insurance'));
    expect(inCart(facts)).not.toContain('partner_insurance');
    expect(inCart(on)).toContain('partner_insurance');
    expect(inCart(answering(on, checked('insurance', false)))).not.toContain('partner_insurance');
  });

  it('of expedited processing adds its product when checked and removes it when unchecked (OPT-14)', () => {
    const on = answering(facts, checked('expeditedProcessing'));
    expect(inCart(on)).toContain('expedited_processing');
    expect(inCart(answering(on, checked('expeditedProcessing', false)))).not.toContain('expedited_processing');
  });

  it('counts where a step asks for it, and as nothing but checked', () => {
    expect(optionalChoices(answering(factsOf(), checked('partnerInsurance')))).toEqual([]);
    for (const answer of ['on', 1, null]) expect(isOptedIn(answering(facts, checked('insurance', answer)), 'partnerInsurance')).toBe(false);
  });

  it('that is filed by state is filed in each chosen state that has it (COMP-20)', () => {
    const inStates = (multiState: boolean) =>
      answering(factsOf({ optIns: ['tradeName', 'partnerInsurance'], multiState, state: multiState ? '' : 'WY' }), {
        ...(multiState && { 'companyInformation.states': { WY: true, CO: true } }),
        ...checked('tradeName'),
        ...checked('partnerInsurance'),
      });
    expect(optionalChoices(inStates(true))).toEqual([{ role: 'tradeName', jurisdictions: ['WY'] }, { role: 'partnerInsurance' }]);
    expect(optionalChoices(inStates(false))).toEqual([{ role: 'tradeName' }, { role: 'partnerInsurance' }]);
    const names = rebuildCart(inStates(true)).map(({ type, state }) => [type, state]);
    expect(names).toContainEqual(['trade_name', 'WY']);
  });
});
