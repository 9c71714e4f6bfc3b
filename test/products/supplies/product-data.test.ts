import { describe, expect, it } from 'vitest';
import { productData } from '../../../src/submission/payload/product-data';
import { setPaths } from '../../../src/kernel/util/paths';
import { factsOf, itemOf, llcValues, mailing } from '../../submission/example-order';

const book = itemOf({ saveAs: 'bookAndSeal' });
const company = {
  company_name: 'Pine Ridge LLC',
  entity_type: 'LLC',
  company_state: 'WY',
  first_name: 'Ann',
  last_name: 'Lee',
  address: mailing,
};

describe('the data of books and seals', () => {
  it('names the company and who orders it, with the seal as the visitor wants it (SUBM-37, ITEM-04)', () => {
    const values = setPaths(llcValues, { 'productState.bookAndSeal.data': { embossSealCapitalization: 'PINE RIDGE LLC' } });
    expect(productData(book, factsOf(values))).toEqual({
      ...company,
      formation_year: 'Upon Filing',
      emboss_seal_capitalization: 'PINE RIDGE LLC',
    });
  });

  it('embosses the name as it is where the visitor says nothing, and nothing where there is no seal (SUBM-37)', () => {
    expect(productData(book, factsOf())).toMatchObject({ emboss_seal_capitalization: 'Pine Ridge LLC' });
    expect(productData(itemOf({ saveAs: 'book' }), factsOf())).toMatchObject({ emboss_seal_capitalization: '' });
  });

  it.each(['Corp', 'Close Corp'])('holds the shares of a %s (SUBM-37)', (key) => {
    const values = setPaths(llcValues, {
      'companyInformation.entityType': { key, value: key },
      corporation: { authorizedShares: '1000', parValue: '0.01' },
    });
    expect(productData(book, factsOf(values))).toMatchObject({ authorized_shares: '1000', par_value: '0.01' });
    expect(productData(book, factsOf())).not.toHaveProperty('par_value');
  });

  it('has the year that the page names, and the home state where nothing is filed (SUBM-37)', () => {
    const values = setPaths(llcValues, { 'companyInformation.state': '', 'companyInformation.homeState': { key: 'MT', value: 'Montana' } });
    const facts = factsOf(values, { products: { bookAndSeal: { formationYear: '20__' } } });
    expect(productData(book, facts)).toMatchObject({ formation_year: '20__', company_state: 'MT' });
  });
});
