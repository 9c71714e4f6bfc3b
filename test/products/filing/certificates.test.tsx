import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../../support/render-form';

const path = 'companyInformation.certificateQuantity';
const steps = [{ key: 'order', title: 'Order', sections: [{ modules: [{ id: 'StateOfService' }, { id: 'Certificates' }] }] }];

describe('the certificates', () => {
  it('are offered by their number and price, the fewest first, none at first (PROD-35)', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    const select = form.control(path) as unknown as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).toEqual([
      'None',
      '5 Certificates - $15.00',
      '10 Certificates - $25.00',
      '20 Certificates - $45.00',
    ]);
    expect(select.value).toBe('');
    await form.answer(path, '40008');
    expect(form.kept().companyInformation).toMatchObject({ certificateQuantity: { key: '40008', value: '10 Certificates - $25.00' } });
    await form.answer(path, '');
    expect(form.kept().companyInformation).toMatchObject({ certificateQuantity: { key: '', value: '' } });
  });

  it('are not asked for where none is sold', async () => {
    const form = await renderForm({ steps, products: { certificates: { options: [{ product_id: '404' }] } } });
    await form.loaded();
    expect(form.has(path)).toBe(false);
  });
});
