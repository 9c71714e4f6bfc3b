import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { nyopPart } from '../../../src/submission/payload/nyop';
import { fullOrder } from '../../../src/submission/full-order';
import { formList } from '../../../src/forms/form-list';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { offerOfForm } from '../../support/offers';
import { factsOf, inputOf } from '../example-order';

const nyop = { immediateService: true, requestedPrice: ' $1,049.5 ' };

/** What is sent of a form that does or does not ask for a price. */
const sentWith = (asksNyop: boolean) => {
  const facts = factsOf();
  return fullOrder(inputOf({ facts: { ...facts, offer: { ...nothingOffered, asksNyop }, values: { ...facts.values, nyop } } })).data;
};

describe('the nyop of an order', () => {
  it('is the immediate service and the price to the letter, as entered (SUBM-30)', () => {
    expect(sentWith(true)).toMatchObject({ nyop });
  });

  it('is there in whatever state the answers are', () => {
    expect(nyopPart({})).toEqual({ immediateService: false, requestedPrice: '' });
    expect(nyopPart({ nyop: { immediateService: 'yes', requestedPrice: 49 } })).toEqual({ immediateService: false, requestedPrice: '49' });
  });

  it('is left out of an order that names no price', () => {
    expect(sentWith(false)).not.toHaveProperty('nyop');
  });

  it.each([
    ['full', true],
    ['bulk', false],
    [undefined, false],
  ] as const)('is asked in mode %s: %s', (mode, isAsked) => {
    const config = withDefaults({ formType: 'RASignupForm', ...(mode && { nyop: { mode } }) });
    expect(offerOfForm(formList.RASignupForm, config).asksNyop).toBe(isAsked);
    const elsewhere = withDefaults({ formType: 'FormABusinessForm', nyop: { mode: 'full' } });
    expect(offerOfForm(formList.FormABusinessForm, elsewhere).asksNyop).toBe(false);
  });
});
