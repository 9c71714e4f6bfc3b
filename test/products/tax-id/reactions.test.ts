import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { react } from '../../../src/kernel/reactions/react';
import { taxIDFollowsSelection } from '../../../src/products/tax-id/reactions';
import { factsWith } from '../../kernel/plan/sample-plan';

const config = { filingProducts: { taxIDWithoutSSN: { saveAs: 'ein' } } };
const choosing = (key: string) => factsWith({ taxIDSelection: { key, value: key }, productState: { book: { checked: true } } }, config);
const following = (from: string, to: string) => react(choosing(from), choosing(to), [taxIDFollowsSelection]);

describe('choosing a tax ID', () => {
  it('checks its product and unchecks the other, and nothing else (TAX-04)', () => {
    const follow = following('', 'taxIDWithoutSSN');
    expect(follow.values.productState).toEqual({ book: { checked: true }, taxID: { checked: false }, ein: { checked: true } });
    expect(follow.notices).toEqual([]);
    expect(following('', 'taxID').values.productState).toMatchObject({ taxID: { checked: true }, ein: { checked: false } });
  });

  it('given up unchecks both, and without a change nothing follows', () => {
    expect(following('taxID', '').values.productState).toMatchObject({ taxID: { checked: false }, ein: { checked: false } });
    const facts = choosing('taxID');
    expect(taxIDFollowsSelection(facts, { ...facts, values: setPath(facts.values, 'productState.x', 1) })).toBeUndefined();
  });
});
