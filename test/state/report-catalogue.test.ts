import { describe, expect, it } from 'vitest';
import { formStore, settled } from '../support/form-store';

describe('a certificate that no product matches', () => {
  it('is logged once, when the products have arrived, and not again (PROD-36)', async () => {
    const products = { certificates: { options: [{ product_id: '40008' }, { product_id: '404' }] } };
    const { want, mirror, services } = formStore({ config: { products } });
    const told = () =>
      services.log.warn.mock.calls.filter(([message]) => message === 'Could not match certificate product. Please check settings.');
    expect(told()).toEqual([]);
    want();
    await settled();
    expect(told()).toEqual([[expect.any(String), '404']]);
    mirror({ companyInformation: { state: { key: 'WY', value: 'Wyoming' } } });
    await settled();
    want(true);
    await settled();
    expect(told()).toHaveLength(1);
  });

  it('is not looked for where every one matches', async () => {
    const { want, mirror, services } = formStore();
    mirror({ companyInformation: { state: '', entityType: '' } });
    want();
    await settled();
    expect(services.log.warn).not.toHaveBeenCalled();
  });
});

describe('a role that means no product', () => {
  it('is named once, when the products have arrived, and one that may be a filing when those of a state have (PROD-47)', async () => {
    const { want, mirror, services } = formStore({ config: { primaryProducts: ['bussinessFormation', 'flyingCarpet'] } });
    const told = () => services.log.error.mock.calls.map(([message]) => message);
    want();
    expect(told()).toEqual([]);
    await settled();
    const misspelt =
      'the page config\'s "primaryProducts[0]" should be the role of a product (did you mean "businessFormation"?), but is "bussinessFormation".';
    expect(told()).toEqual([misspelt]);
    mirror({ companyInformation: { state: { key: 'WY', value: 'Wyoming' } } });
    await settled();
    want(true);
    await settled();
    expect(told()).toEqual([
      misspelt,
      expect.stringContaining('"primaryProducts[1]" should be the role of a product, but is "flyingCarpet"'),
    ]);
  });
});

describe('a plan of mail that no product matches', () => {
  const told = async (config: Parameters<typeof formStore>[0]) => {
    const { want, services } = formStore(config);
    want();
    await settled();
    return services.log.warn.mock.calls;
  };
  const products = { mfParent: { options: [{ product_id: '40044' }, { product_id: '404' }] } };

  it('is logged when the products have arrived, where the form sells mail (MAIL-11)', async () => {
    expect(await told({ config: { primaryProducts: ['mfParent'], products } })).toEqual([
      ['Could not match mf/vo product. Please check settings.', '404'],
    ]);
    expect(await told({ config: { formType: 'RASignupForm', products } })).toEqual([]);
  });
});
