import { describe, expect, it } from 'vitest';
import { formStore, settled } from '../support/form-store';

describe('a certificate that no product matches', () => {
  it('is logged once, when the products have arrived, and not again (PROD-36)', async () => {
    const products = { certificates: { options: [{ product_id: '40008' }, { product_id: '404' }] } };
    const { want, mirror, services } = formStore({ config: { products } });
    const told = () => services.log.warn.mock.calls.filter(([message]) => message === 'Could not match certificate product. Please check settings.');
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
    const { want, services } = formStore();
    want();
    await settled();
    expect(services.log.warn).not.toHaveBeenCalled();
  });
});
