import { describe, expect, it } from 'vitest';
import { setPath, setPaths } from '../../../src/kernel/util/paths';
import { companyPart } from '../../../src/submission/payload/company';
import { factsOf, formation, itemOf, llcValues } from '../example-order';

describe('the company', () => {
  it('has its name, type, industry, position, NAICS code and variants (SUBM-18)', () => {
    expect(companyPart(factsOf())).toEqual({
      name: 'Pine Ridge LLC',
      entity_type: 'LLC',
      industry: 'retail',
      position: 'Owner',
      naics_code: '441110',
      ab_test_rolled_variants: ['blue'],
    });
  });

  it('is there with all its keys when nothing was answered (SUBM-18)', () => {
    expect(companyPart(factsOf({}))).toEqual({
      name: '',
      entity_type: '',
      industry: '',
      position: '',
      naics_code: '',
      ab_test_rolled_variants: ['blue'],
    });
  });

  it('without a name has first and last name', () => {
    expect(companyPart(factsOf(setPath(llcValues, 'companyInformation.companyName', ' '))).name).toBe('Ann Lee');
  });

  describe('of an order for domains alone', () => {
    const domain = itemOf({ product_id: '40011', type: 'domain', saveAs: 'domain' });
    const nameless = factsOf(setPath(llcValues, 'companyInformation', {}));

    it('is of the type "Domains" (SUBM-20)', () => {
      expect(companyPart(nameless, [domain]).entity_type).toBe('Domains');
      expect(
        companyPart(factsOf({}, { products: { domain: { saveAs: 'name' } } }), [{ ...domain, type: 'name', saveAs: 'name' }]).entity_type,
      ).toBe('Domains');
      expect(companyPart(factsOf(), [domain, formation]).entity_type).toBe('LLC');
    });

    it('has the email address for a name, unless it has one (SUBM-22)', () => {
      expect(companyPart(nameless, [domain]).name).toBe('ann@example.com');
      expect(companyPart(factsOf(), [domain]).name).toBe('Pine Ridge LLC');
      expect(companyPart(nameless, [domain, formation]).name).toBe('Ann Lee');
      expect(companyPart(nameless, []).name).toBe('Ann Lee');
    });
  });

  it('has its name with the designator that is chosen for it, and with no other (COMP-37)', () => {
    const named = (companyName: string, key: string) =>
      companyPart(
        factsOf(
          setPaths(llcValues, {
            'companyInformation.companyName': companyName,
            'companyInformation.companyNameDesignator': { key, value: key },
          }),
        ),
      ).name;
    expect(named('Pine Ridge', 'LLC')).toBe('Pine Ridge LLC');
    expect(named('Pine Ridge llc', 'LLC')).toBe('Pine Ridge LLC');
    expect(named('شركة الأمل', 'L.L.C.')).toBe('شركة الأمل L.L.C.');
    expect(named('Pine Ridge', 'Inc.')).toBe('Pine Ridge');
    expect(named('', 'LLC')).toBe('Ann Lee');
  });
});
