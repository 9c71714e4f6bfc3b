import { expect, it } from 'vitest';
import { productData } from '../../../src/submission/payload/product-data';
import { factsOf, itemOf } from '../../submission/example-order';

it('the data of a trademark is its mark, and the state of service, though its filing is federal (COMP-44)', () => {
  const facts = factsOf({ trademark: { mark: ' Señor Ñandú ® ' }, companyInformation: { state: { key: 'ND', value: 'North Dakota' } } });
  expect(productData(itemOf({ type: 'trademark', saveAs: 'trademark', state: 'US' }), facts)).toEqual({
    mark: 'Señor Ñandú ®',
    state: 'ND',
  });
});
