import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/kernel/facts/catalogue';
import type { NamedRole } from '../../../src/kernel/facts/offer';
import { unknownRoles } from '../../../src/commerce/offer/unknown-roles';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { someFacts } from '../catalogue/sample-facts';
import { offering } from '../../support/offers';
import { sampleCatalogue } from '../../support/fixtures';

const loaded = sampleCatalogue('WY');
const noFilings: Catalogue = { ...loaded, filing: { US: loaded.filing.US! }, jurisdictions: { US: 'loaded' } };

function reported(given: Partial<PageConfigWithGaps>, { catalogue = loaded, namedRoles = [] as readonly NamedRole[] } = {}) {
  const config = withDefaults({ formType: 'FormABusinessForm', ...given });
  const offer = { ...offering({ primaryProducts: [], optionalProducts: [] }, config), namedRoles };
  return unknownRoles(someFacts({ config, offer, catalogue })).map(({ key, expected, got }) => `${key}: ${expected}, ${got}`);
}

const bundle = { product_id: '1', product_ids: ['2'], price: '9.00' };

describe('the role of a product', () => {
  it('is known where our list, a binding to a product or the type of a loaded one names it (PROD-47)', () => {
    expect(
      reported(
        {
          primaryProducts: ['businessFormation', 'taxIDWithoutSSN', 'ownService', '40001'],
          products: {
            ownService: { product_id: '40001', linkedProduct: 'privacyShield' },
            papers: { options: [{ product_id: '40008' }] },
            partnerInsurance: { label: 'Insurance' },
          },
          optionalProducts: [{ type: 'simple', products: [{ role: 'papers' }, { product_id: '40002' }] }],
          bundles: [{ ...bundle, config: { optional_products_limit_select: ['book', '40003'] } }],
        },
        { namedRoles: [{ key: 'steps[0]', role: 'partnerInsurance' }] },
      ),
    ).toEqual([]);
  });

  it('is named wherever the page config misspells it, with the one that is meant (PROD-47)', () => {
    const meant = (name: string) => `the role of a product (did you mean "${name}"?)`;
    expect(
      reported(
        {
          primaryProducts: ['bussinessFormation'],
          products: { book: { linkedProduct: 'seel' }, buisnessEmail: { label: 'Mail' } },
          filingProducts: { tradename2: {} },
          optionalProducts: [
            { type: 'simple', products: [{ role: 'book' }, { role: 'webHostng' }] },
            { type: 'sectionList', parent: { role: 'privacyshields' }, sections: [{ products: [{ role: 'flyingCarpet' }] }] },
          ],
          bundles: [{ ...bundle, config: { optional_products_limit_select: ['book_and_seals'] } }],
        },
        { namedRoles: [{ key: 'steps[0].sections[0].modules[0].optIn', role: 'partnerInsurence' }] },
      ),
    ).toEqual([
      `products.buisnessEmail: ${meant('businessEmail')}, "buisnessEmail"`,
      `filingProducts.tradename2: ${meant('tradeName')}, "tradename2"`,
      `products.book.linkedProduct: ${meant('seal')}, "seel"`,
      `primaryProducts[0]: ${meant('businessFormation')}, "bussinessFormation"`,
      `optionalProducts[0].products[1].role: ${meant('webHosting')}, "webHostng"`,
      `optionalProducts[1].parent.role: ${meant('privacyShield')}, "privacyshields"`,
      'optionalProducts[1].sections[0].products[0].role: the role of a product, "flyingCarpet"',
      `bundles[0].config.optional_products_limit_select[0]: ${meant('bookAndSeal')}, "book_and_seals"`,
      `steps[0].sections[0].modules[0].optIn: ${meant('partnerInsurance')}, "partnerInsurence"`,
    ]);
  });

  it('is not looked for before the lists are loaded, and one like no other not before the filings of a state', () => {
    const config = { primaryProducts: ['bussinessFormation', 'annualReport'] };
    for (const list of ['simple_products', 'registered_agent_products'] as const)
      expect(reported(config, { catalogue: { ...loaded, lists: { ...loaded.lists, [list]: 'failed' } } })).toEqual([]);
    expect(reported(config, { catalogue: { ...loaded, jurisdictions: {} } })).toEqual([]);
    expect(reported(config, { catalogue: noFilings })).toEqual([expect.stringContaining('primaryProducts[0]')]);
    expect(reported(config)).toHaveLength(2);
    const filing = { ...loaded.filing, WY: [{ ...loaded.filing.WY![0]!, type: 'annual_report' }] };
    expect(reported(config, { catalogue: { ...loaded, filing } })).toHaveLength(1);
  });
});
