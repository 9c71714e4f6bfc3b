import { expect, it } from 'vitest';
import { productData } from '../../../../src/core/submission/product-data/product-data';
import { factsOf, itemOf } from '../example-order';

it('the data of a trademark is its mark (COMP-44)', () => {
  const facts = factsOf({ trademark: { mark: ' Señor Ñandú ® ' } });
  expect(productData(itemOf({ type: 'trademark', saveAs: 'trademark' }), facts)).toEqual({ mark: 'Señor Ñandú ®' });
});
