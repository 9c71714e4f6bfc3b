import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modulesOf } from '../../src/kernel/plan/form-plan';
import { makePlan } from '../../src/commerce/start/make-plan';
import { readPersistedDomains } from '../../src/products/domains/read-persisted-domains';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { startHost, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({ 'pages/no-page-id.json': { formType: 'ContactForm' }, 'pages/domains.json': { formType: 'DomainForm' } });
});
afterAll(() => host.stop());

/** The key and the state that the page's script writes, and the step that the form opens with. */
async function startOf(path: string) {
  const text: string = await host.read(path);
  const literal = (pattern: RegExp) => JSON.parse(pattern.exec(text)?.[1] ?? 'null');
  return {
    key: literal(/const key = (.*);/),
    state: literal(/const state = (.*);/),
    domains: literal(/const domains = (.*);/),
    step: literal(/window\.charterformConfig = (.*);<\/script>/)?.preselected?.step,
  };
}

describe('the start of a form', () => {
  it('is left to the form without a word in the address', async () => {
    expect(await startOf('/forms/FormABusinessForm')).toEqual({ key: null, state: null, domains: null, step: undefined });
  });

  it('is clean with ?fresh', async () => {
    expect(await startOf('/forms/FormABusinessForm?fresh')).toEqual({
      key: 'charterform:FormABusinessForm-FormABusinessForm',
      state: null,
      domains: null,
      step: undefined,
    });
    expect((await startOf('/pages/no-page-id?fresh')).key).toBe('charterform:ContactForm-');
  });

  it('holds the answers of all earlier steps with ?fill, and no others', async () => {
    const { key, state, step } = await startOf('/forms/FormABusinessForm?fill=contact');
    expect([key, step]).toEqual(['charterform:FormABusinessForm-FormABusinessForm', 'contact']);
    expect(state.values).toMatchObject({
      pluginVersion: expect.stringMatching(/^\d/),
      companyInformation: { state: { key: 'WY', value: 'Wyoming' } },
      llc: {
        members: [
          { first_name: 'Ada', address: { city: 'Cheyenne' } },
          { first_name: 'Nils', address: { country: { key: 'SE' } } },
        ],
      },
    });
    expect(state.values).not.toHaveProperty('contactInformation');
    expect((await startOf('/forms/FormABusinessForm?fill=company')).state.values).toEqual({ pluginVersion: state.values.pluginVersion });
  });

  it('goes by the steps of a page that has its own, and holds everything with ?fill=end', async () => {
    const { state, step } = await startOf('/pages/optional-items?fill=payment');
    expect([step, Object.keys(state.values)]).toEqual(['payment', ['pluginVersion', 'stepSeenStatus', 'companyInformation']]);
    expect(state.values.stepSeenStatus).toEqual({ 0: { seen: true }, 1: { seen: true } });
    const whole = await startOf('/forms/ContactForm?fill=end');
    expect([whole.step, whole.state.values.contact.subject]).toEqual(['contact', 'A question']);
  });

  it('holds the domains of earlier steps in the domain cart, at the prices of the table (STORE-12, DOM-33, DOM-34)', async () => {
    expect((await startOf('/pages/domains?fill=domain')).domains).toBeNull();
    const { state, domains } = await startOf('/pages/domains?fill=contact');
    expect(Object.keys(state.values)).toEqual(['pluginVersion', 'stepSeenStatus']);
    const [com, io] = [
      { create: 2000, renew: 2200, purchase: 0 },
      { create: 0, renew: 5500, purchase: 120000 },
    ].map((prices) => Object.fromEntries(Object.entries(prices).map(([name, amount]) => [name, { amount }])));
    const cartDomains = [
      { domain: 'okafor-lindqvist.com', duration: 2, subTotal: 4200, thirdParty: false, ...com },
      { domain: 'owned-orchard.io', duration: 1, subTotal: 120000, thirdParty: true, ...io },
    ];
    expect(domains).toEqual({ cartDomains });
    expect(readPersistedDomains(JSON.stringify(domains), 10)).toEqual({ cartDomains });
  });

  it('is refused for a step that the page does not have', async () => {
    const answer = await fetch(`${host.url}/forms/FormABusinessForm?fill=paymant`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('company, people, vehicles, domain, contact, optional-items, product-details, review, payment, end'),
    ]);
  });
});

const folder = 'fixtures/fills';
const fills = readdirSync(folder).map(
  (file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))] as const,
);

describe('the answers to fill a form with', () => {
  it('are there for every form', () => {
    expect(fills.map(([formType]) => formType).sort()).toEqual(Object.keys(formList).sort());
  });

  it.each(fills)(
    'of %s go by its steps, answer what a module asks there, and hold no secret',
    (formType, steps: Record<string, Record<string, unknown>>) => {
      // The page of the form may ask questions of its own.
      const page = `fixtures/pages/${formType}.json`;
      const own = existsSync(page) ? (JSON.parse(readFileSync(page, 'utf8')) as object) : {};
      const config = withDefaults({ formType: formType as keyof typeof formList, nyop: { mode: 'full' }, ...own });
      const planned = makePlan({ config, form: formList[formType as keyof typeof formList], modules: moduleList });
      if ('error' in planned) throw new Error('no plan');
      expect(planned.plan.steps.map(({ key }) => key)).toEqual(Object.keys(steps));
      for (const { key, sections } of planned.plan.steps) {
        const fields = modulesOf({ ...planned.plan, steps: [{ key, title: '', sections }] }).flatMap((module) => module.fields);
        const declared = fields.filter(({ secret }) => !secret).map(({ path }) => path as string);
        // Whether a product is ordered is written by the answer that orders it, and a domain is in a cart of its own.
        const answered = Object.keys(steps[key]!).filter((path) => !/^productState\.\w+\.checked$|^domains\./.test(path));
        const filled = answered.map((path) => path.replace(/\.\d+\./, '[].'));
        expect(declared).toEqual(expect.arrayContaining(filled));
      }
    },
  );
});
