import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { getPath, setPath } from '../../src/kernel/util/paths';
import { formList } from '../../src/forms/form-list';
import { keptAnswers } from '../support/answers';
import { domainEntry } from '../support/domains';
import { fakeServices, type FakeServices } from '../support/fake-services';
import { broken, oddValue, storedPaths } from '../support/odd-stored';
import { loadPage } from '../support/ready-to-pay';
import { renderForm, servicesKeeping } from '../support/render-form';
import { stored } from './runs';

const formTypes = Object.keys(formList);
const keyOf = (formType: string) => `charterform:${formType}-page-1`;

/** The answers with others at some paths, as far as the parents there can hold them. */
function withOdd(changes: readonly (readonly [string, unknown])[]): FormValues {
  return changes.reduce<FormValues>((values, [path, value]) => {
    const parent = path.includes('.') ? getPath(values, path.slice(0, path.lastIndexOf('.'))) : values;
    try {
      return parent === undefined || (typeof parent === 'object' && parent !== null) ? setPath(values, path, value) : values;
    } catch {
      return values;
    }
  }, keptAnswers);
}

let drawings = 0;

/** What stands in the root of a form on these services: the form or its confirmation, whole, and no complaint. */
async function standing(formType: string, services: FakeServices) {
  const form = await renderForm({ formType }, services);
  try {
    // With their products one in ten, as they take as long as the form itself.
    if (++drawings % 10 === 0) await form.loaded();
    return {
      errors: services.log.error.mock.calls,
      broken: form.all('.charterform-broken, .charterform-main[role="alert"]').length,
      forms: form.all('form').length,
      hasObject: form.root.textContent.includes('[object Object]'),
    };
  } finally {
    form.stop();
  }
}
const whole = { errors: [], broken: 0, forms: 1, hasObject: false };

describe('stored answers', () => {
  it('of any kind at any path leave a form that stands (STORE-16)', async () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...storedPaths), oddValue), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...formTypes), fc.nat(9), changes, async (formType, currentStep, odd) => {
        expect(await standing(formType, servicesKeeping({ ...withOdd(odd), currentStep }, formType))).toEqual(whole);
      }),
      stored,
    );
  });

  it('that are cut off, changed or no JSON leave a form that stands (STORE-16)', async () => {
    const text = JSON.stringify({ values: { pluginVersion: '1.0', ...keptAnswers }, _persist: { version: -1, rehydrated: true } });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...formTypes), broken(text), async (formType, entry) => {
        const services = fakeServices();
        services.localStorage.set(keyOf(formType), entry);
        expect(await standing(formType, services)).toEqual(whole);
      }),
      stored,
    );
  });
});

const oddObject = (fields: readonly string[]) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string({ maxLength: 8 })), oddValue, { maxKeys: 6 });

describe('what else is stored', () => {
  const domain = domainEntry('okafor.com', 2);
  const oddDomains = fc.array(
    fc.oneof(
      oddValue,
      oddObject(Object.keys(domain)).map((odd) => ({ ...domain, ...odd })),
    ),
    { maxLength: 5 },
  );

  it('of the domain cart leaves a form that stands (STORE-11, STORE-16)', async () => {
    const text = JSON.stringify({ cartDomains: [domain] });
    const entries = fc.oneof(
      broken(text),
      oddDomains.map((cartDomains) => JSON.stringify({ cartDomains })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('DomainForm', 'FormABusinessForm'), entries, async (formType, entry) => {
        const services = servicesKeeping(keptAnswers, formType);
        services.localStorage.set('charterform:domains', entry);
        expect(await standing(formType, services)).toEqual(whole);
      }),
      stored,
    );
  });

  it('of an order that was sent leaves a form or a confirmation that stands (STORE-16, SUBM-57)', async () => {
    const entries = fc.oneof(
      broken('{"invoice_numbers":["1001"],"loadedAt":1000}'),
      oddObject(['invoice_numbers', 'loadedAt', 'receipt', 'lines', 'total', 'email']).map((flag) => JSON.stringify(flag)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...formTypes), entries, async (formType, entry) => {
        const services = servicesKeeping(keptAnswers, formType);
        services.sessionStorage.set(`${keyOf(formType)}:sent`, entry);
        loadPage('reload');
        expect(await standing(formType, services)).toEqual(whole);
      }),
      stored,
    );
  });

  it('of attempts to order leaves a form that stands (STORE-16, SUBM-55)', async () => {
    const attempt = fc.oneof(
      oddValue,
      oddObject(['key', 'held']),
      oddObject(['received_at', 'invoice_numbers', 'total']).map((held) => ({ key: 'key-1', held })),
    );
    const entries = fc.oneof(
      broken('{"digest":"key-1","other":{"key":"key-2","held":{"received_at":"2030-01-15T10:00:00Z"}}}'),
      fc.dictionary(fc.oneof(fc.constantFrom('digest', 'other'), fc.string()), attempt, { maxKeys: 4 }).map((all) => JSON.stringify(all)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...formTypes), entries, async (formType, entry) => {
        const services = servicesKeeping(keptAnswers, formType);
        services.sessionStorage.set(`${keyOf(formType)}:attempt`, entry);
        expect(await standing(formType, services)).toEqual(whole);
      }),
      stored,
    );
  });
});
