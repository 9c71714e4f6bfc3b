import { describe, expect, it } from 'vitest';
import { minimumIsAsked } from '../../../src/products/named-price/reactions';
import { react } from '../../support/react';
import { factsWith } from '../../kernel/plan/sample-plan';

const nyop = { requestedPrice: '30', immediateService: true };
const before = factsWith({ nyop });
const refused = factsWith({ nyop, nyopOverlay: { show: true, min: 7500 } });

describe('a price that the submission found too low', () => {
  it('is asked about, and changes nothing yet (NYOP-07, NYOP-08, NYOP-09)', () => {
    const { values, notices, question } = react(before, refused);
    expect(values).toBe(before.values);
    expect(notices).toEqual([]);
    expect(question).toMatchObject({
      params: { price: '$75.00' },
      accept: { 'nyop.requestedPrice': '75.00', 'nyop.immediateService': false, 'nyopOverlay.show': false },
      decline: { 'nyopOverlay.show': false },
      at: 'nyop.requestedPrice',
      event: 'reSubmitOrder',
    });
  });

  it('is asked about once: no other change brings it, nor its own answer', () => {
    expect(minimumIsAsked(refused, refused)).toBeUndefined();
    expect(minimumIsAsked(refused, factsWith({ ...refused.values, other: 1 }))).toBeUndefined();
    expect(minimumIsAsked(before, factsWith({ nyop, nyopOverlay: { show: false, min: 7500 } }))).toBeUndefined();
  });
});
