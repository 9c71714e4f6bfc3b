import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { fakeServices, servicesHeldBack } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const state = 'companyInformation.state';
const bundle = (id: string, name: string, ids: string[], price: string, config: Record<string, unknown> = {}) => ({
  product_id: id,
  name,
  product_ids: ids,
  price,
  bundle_type: 'regular' as const,
  config,
});
const inStates = (...codes: string[]) => ({ jurisdiction_limit_toggle: true, jurisdiction_limit_select: codes });

/** Formation and agent in Wyoming; besides a book; besides hosting for a year. */
const starter = bundle('1', 'Starter', ['35601', '15612'], '199.00');
const standard = bundle('2', 'Standard', ['35601', '15612', '40002'], '249.00', {
  additionalLineItems: [{ label: 'A call with our team' }],
});
const complete = bundle('3', 'Complete', ['35601', '15612', '40002', '40012'], '389.00');
const three = [starter, standard, complete];

const stepsOf = (params: object = {}) => [
  {
    key: 'company',
    title: 'Company',
    sections: [{ modules: [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'Packages', ...params }] }],
  },
  { key: 'contact', title: 'Contact', sections: [{ modules: [{ id: 'ContactDetails' }] }] },
];

async function open(config: Parameters<typeof renderForm>[0] = {}, services = fakeServices()) {
  const form = await renderForm({ steps: stepsOf(), bundles: three, optionalProducts: [], ...config }, services);
  await form.answer(state, 'WY');
  await form.answer('companyInformation.entityType', 'LLC');
  await form.loaded();
  return form;
}

const cards = (form: RenderedForm) => form.all('.charterform-card:has([name="package"])');
const textsOf = (form: RenderedForm, part: string) => cards(form).map((card) => card.querySelector(part)?.textContent.trim() ?? '');
const prices = (form: RenderedForm) => textsOf(form, '.charterform-prices');
const chosen = (form: RenderedForm) =>
  form.all('[name="package"]').flatMap((radio) => ((radio as HTMLInputElement).checked ? (radio as HTMLInputElement).value : []));
const total = (form: RenderedForm) => form.summary().at(-1);
const pricesCome = (form: RenderedForm) => vi.waitFor(() => expect(prices(form)[0]).toMatch(/^\$/));

describe('packages', () => {
  it('show what is in each, and the whole order in the first and in each later year (PLUS-01)', async () => {
    const form = await open();
    await pricesCome(form);
    expect(textsOf(form, 'strong')).toEqual(['Starter', 'Standard', 'Complete']);
    expect(cards(form)[1]!.querySelector('.charterform-contents')!.textContent).toMatch(
      /Wyoming LLC formation.*Registered Agent.*Corporate Book.*A call with our team/,
    );
    // 199 + 4 + 100, 249 + 4 + 100 and 389 + 4 + 100; later the agent of 125, and with the last 108 of hosting.
    expect(prices(form)).toEqual([
      '$303.00 first year $125.00 each later year',
      '$353.00 first year $125.00 each later year',
      '$493.00 first year $233.00 each later year',
    ]);
    expect(chosen(form)).toEqual([]);
  });

  it('choosing one makes it the bundle of the order, at the price of its card (PLUS-01)', async () => {
    const form = await open();
    await pricesCome(form);
    for (const [index, { product_id, name }] of [...three.entries()].reverse()) {
      await form.answer('package', product_id);
      const [price] = /^\S+/.exec(prices(form)[index]!)!;
      await vi.waitFor(() => expect(total(form)).toBe(`Total${price}`));
      const bundles = form.summary().filter((line) => three.some((one) => line.startsWith(one.name)));
      expect(bundles).toHaveLength(1);
      expect(bundles[0]).toMatch(new RegExp(`^${name}`));
    }
  });

  it('one has to be chosen, by its name in the error (PLUS-01)', async () => {
    const form = await open();
    await pricesCome(form);
    await form.press('Continue');
    await form.reads('Package is required');
    expect(form.messageOf('package')).toBe('Package is required');
    await form.answer('package', '2');
    await form.press('Continue');
    await form.arrivesAt('contact');
  });

  it('one that is not on offer any more is taken back and told; the only one is chosen by itself (PLUS-01)', async () => {
    const limited = [bundle('1', 'Starter', ['35601', '15612'], '199.00', inStates('WY')), standard, complete];
    const form = await open({ bundles: limited });
    await form.answer('package', '1');
    await form.answer(state, 'OH');
    await form.reads('that package does not fit them');
    expect(chosen(form)).toEqual([]);

    const only = await open({ bundles: [bundle('1', 'Starter', ['35601', '15612'], '199.00', inStates('WY'))] });
    await vi.waitFor(() => expect(total(only)).toBe('Total$303.00'));
  });

  it('are compared in a table whose cells say what is in, and what is not (PLUS-01)', async () => {
    const form = await open({ steps: stepsOf({ layout: 'table', initial: '2' }) });
    await pricesCome(form);
    expect(chosen(form)).toEqual(['2']);
    expect(form.all('.charterform-contents')).toHaveLength(0);
    const rows = form.all('.charterform-compare tr').map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
    expect(rows).toEqual([
      ['Item', 'Starter', 'Standard', 'Complete'],
      ['Wyoming LLC formation', 'Included', 'Included', 'Included'],
      ['Registered Agent', 'Included', 'Included', 'Included'],
      ['Corporate Book', '–Not included', 'Included', 'Included'],
      ['A call with our team', '–Not included', 'Included', '–Not included'],
      ['Web Hosting', '–Not included', '–Not included', 'Included'],
    ]);
  });

  it('have no price before all products are known, and say what comes (PLUS-01)', async () => {
    const { services, letGo } = servicesHeldBack();
    const form = await renderForm({ steps: stepsOf(), bundles: three, optionalProducts: [] }, services);
    await form.answer(state, 'WY');
    expect(prices(form)).toEqual(['', '', '']);
    await form.reads('The prices come once we know what you order and where.');
    letGo();
    await pricesCome(form);
  });

  it('are asked by a formation of itself with layout.packages, and are no packages without (PLUS-01, CART-25)', async () => {
    const asking = await renderForm({ bundles: three, layout: { packages: 'cards' } }, servicesKeeping({ ...keptAnswers, currentStep: 0 }));
    await vi.waitFor(() => expect(cards(asking)).toHaveLength(3));
    const plain = await renderForm({ bundles: three }, servicesKeeping({ ...keptAnswers, currentStep: 0 }));
    await plain.loaded();
    expect(cards(plain)).toHaveLength(0);
    await vi.waitFor(() => expect(plain.summary()[0]).toMatch(/^Starter/));
  });
});
