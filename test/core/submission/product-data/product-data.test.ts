import { describe, expect, it } from 'vitest';
import { traitsOfRole } from '../../../../src/core/reference/product-roles';
import { formationData } from '../../../../src/core/submission/product-data/formation';
import { productData } from '../../../../src/core/submission/product-data/product-data';
import { setPath } from '../../../../src/core/util/paths';
import { productRoles } from '../../../support/product-roles';
import { agent, factsOf, itemOf, llcValues } from '../example-order';

describe('the data of a product', () => {
  it('is what its module keeps, or none (SUBM-27)', () => {
    const values = setPath(llcValues, 'productState.registeredAgent.data', { state: 'WY' });
    expect(productData(agent, factsOf(values))).toEqual({ state: 'WY' });
    expect(productData(agent, factsOf())).toEqual({});
    expect(productData(agent, factsOf(setPath(llcValues, 'productState.registeredAgent.data', 'odd')))).toEqual({});
  });

  it.each(['businessFormation', 'businessFormationFree', 'foreignRegistration', 'domestication'])(
    'describes the whole company for %s (SUBM-31, SUBM-33)',
    (saveAs) => {
      expect(productData(itemOf({ saveAs }), factsOf())).toEqual(formationData(factsOf()));
    },
  );

  it('describes it too where the registration is offered by its id alone', () => {
    expect(productData(itemOf({ saveAs: '31203', type: 'foreign_registration' }), factsOf())).toEqual(formationData(factsOf()));
    expect(productData(itemOf({ saveAs: '40002', type: 'to_string' }), factsOf())).toEqual({});
  });

  it('describes it too where the page saves the formation under a name of its own', () => {
    const config = { filingProducts: { businessFormation: { saveAs: 'formMe' } } };
    expect(productData(itemOf({ saveAs: 'formMe' }), factsOf(llcValues, config))).toEqual(formationData(factsOf()));
  });

  it('is gathered from the form for these roles alone', () => {
    const gathered = productRoles.filter((role) => traitsOfRole(role).data);
    expect(gathered.sort()).toEqual(['businessFormation', 'businessFormationFree', 'domestication', 'foreignRegistration', 'trademark']);
  });
});
