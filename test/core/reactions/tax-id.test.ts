import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/core/util/paths';
import { taxIDFollowsSelection } from '../../../src/core/reactions/tax-id';
import { factsWith } from '../plan/sample-plan';

const config = { filingProducts: { taxIDWithoutSSN: { saveAs: 'ein' } } };
const choosing = (key: string) => factsWith({ taxIDSelection: { key, value: key }, productState: { book: { checked: true } } }, config);

describe('choosing a tax ID', () => {
  it('checks its product and unchecks the other, and nothing else (TAX-04)', () => {
    const follow = taxIDFollowsSelection(choosing(''), choosing('taxIDWithoutSSN'));
    expect(follow?.values?.productState).toEqual({ book: { checked: true }, taxID: { checked: false }, ein: { checked: true } });
    expect(follow?.notices).toBeUndefined();
    expect(taxIDFollowsSelection(choosing(''), choosing('taxID'))?.values?.productState).toMatchObject({ taxID: { checked: true }, ein: { checked: false } });
  });

  it('given up unchecks both, and without a change nothing follows', () => {
    expect(taxIDFollowsSelection(choosing('taxID'), choosing(''))?.values?.productState).toMatchObject({ taxID: { checked: false }, ein: { checked: false } });
    const facts = choosing('taxID');
    expect(taxIDFollowsSelection(facts, { ...facts, values: setPath(facts.values, 'productState.x', 1) })).toBeUndefined();
  });
});
