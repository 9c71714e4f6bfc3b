import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../support/answers';
import { renderForm, servicesKeeping } from '../support/render-form';

const panel = '.charterform-toolbox';
const rowsOf = (form: Awaited<ReturnType<typeof renderForm>>) =>
  form.all(`${panel} tr`).map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

describe('the toolbox', () => {
  it('shows why the order costs what it costs, and which line of the order names each product', async () => {
    const bundles = [{ product_id: '9', product_ids: ['35601'], price: '50.00' }];
    const form = await renderForm({ bundles, flags: { toolbox: true } }, servicesKeeping(keptAnswers));
    await form.loaded();
    await vi.waitFor(() =>
      expect(rowsOf(form)).toEqual([
        '9Line 9 of the order | $50.00',
        'base | $50.00',
        'Business Formation (WY)Line 9 of the order | $104.00',
        'base | $39.00',
        'surcharge | $4.00',
        'stateFee | $100.00',
        'bundle (base) | -$39.00',
        'Registered Agent (WY)Line 15624 of the order | $225.00',
        'base | $225.00',
      ]),
    );
    expect(form.all(`${panel} summary`)[0]!.textContent).toBe('Price ledger $379.00');
  });

  it('is not there without its flag', async () => {
    const form = await renderForm({}, servicesKeeping(keptAnswers));
    await form.loaded();
    expect(form.all(panel)).toEqual([]);
  });
});
