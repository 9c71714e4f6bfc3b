import { describe, expect, it } from 'vitest';
import { setPath } from '../../../../src/core/form-values/paths';
import { formationData } from '../../../../src/core/submission/payload/formation-data';
import { productData, productLines } from '../../../../src/core/submission/payload/products';
import { agent, factsOf, formation, itemOf, llcValues } from '../example-order';

describe('product lines', () => {
  it('have the ids as the server sent them, quantity, data and name (SUBM-27)', () => {
    const copies = itemOf({ sentID: 'P-9', product_option_sentID: 'opt', quantity: 3, saveAs: 'certificates' });
    expect(productLines([formation, agent, copies])).toEqual([
      { product_id: 35601, product_option_id: 3560110, quantity: 1, data: {}, saveAs: 'businessFormation' },
      { product_id: '15624', product_option_id: '', quantity: 1, data: {}, saveAs: 'registeredAgent' },
      { product_id: 'P-9', product_option_id: 'opt', quantity: 3, data: {}, saveAs: 'certificates' },
    ]);
  });

  it('carry the data that a module keeps, or none (SUBM-27)', () => {
    const values = setPath(llcValues, 'productState.registeredAgent.data', { state: 'WY' });
    expect(productData(agent, factsOf(values))).toEqual({ state: 'WY' });
    expect(productData(agent, factsOf())).toEqual({});
    expect(productData(agent, factsOf(setPath(llcValues, 'productState.registeredAgent.data', 'odd')))).toEqual({});
  });

  it.each(['businessFormation', 'businessFormationFree', 'foreignRegistration', 'domestication'])(
    'describe the whole company for %s (SUBM-31, SUBM-33)',
    (saveAs) => {
      expect(productData(itemOf({ saveAs }), factsOf())).toEqual(formationData(factsOf()));
    },
  );

  it('describe it too where the page saves the formation under a name of its own', () => {
    const config = { filingProducts: { businessFormation: { saveAs: 'formMe' } } };
    expect(productData(itemOf({ saveAs: 'formMe' }), factsOf(llcValues, config))).toEqual(formationData(factsOf()));
  });
});
