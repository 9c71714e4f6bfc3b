import { expect, it, vi } from 'vitest';
import { renderForm } from '../../support/render-form';

const part = (key: string, ...ids: string[]) => ({ key, title: key, sections: [{ modules: ids.map((id) => ({ id })) }] });
const steps = [part('order', 'StateOfService', 'EntityType', 'OptionalProducts', 'TradeName'), part('review', 'Review')];

/** What is read of the order, as "label: answers". */
async function reviewOf(names: Record<string, string>) {
  const products = [{ role: 'tradeName', label: 'Trade name' }];
  const form = await renderForm({
    steps,
    jurisdictions: ['CO', 'NM', 'WY'],
    optionalProducts: [{ type: 'multiState', label: 'Trade name', products }],
  });
  await form.answer('companyInformation.state', 'WY');
  await form.loaded();
  for (const [code, name] of Object.entries(names)) {
    const box = `productState.tradeName.states.${code}`;
    const path = `productState.tradeName.data.names.${code}`;
    await vi.waitFor(() => expect(form.has(box)).toBe(true));
    await form.answer(box, '');
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    await form.answer(path, name);
  }
  await form.user.click(form.all('.charterform-progress li')[1]!.querySelector('button')!);
  await form.arrivesAt('review');
  return form
    .all('.charterform-answers dl > div')
    .map((row) => `${row.querySelector('dt')!.textContent}: ${row.querySelector('dd')!.textContent}`)
    .filter((row) => Object.values(names).some((name) => name && row.includes(name)) || row.includes('Trade name'));
}

it('calls a trade name otherwise than the product at the review', async () => {
  const rows = await reviewOf({ WY: 'Okafor Chairs' });
  expect(rows.filter((row) => row.includes('Trade name'))).toHaveLength(1);
  expect(rows).toContain('Doing business as: Okafor Chairs');
});

it('says of each of several trade names for which state it is (ITEM-05)', async () => {
  const rows = await reviewOf({ WY: 'Okafor Chairs', CO: 'Okafor Tables' });
  expect(rows).toEqual(
    expect.arrayContaining(['Doing business in Wyoming as: Okafor Chairs', 'Doing business in Colorado as: Okafor Tables']),
  );
  expect(rows.filter((row) => row.includes('Trade name'))).toHaveLength(1);
});
