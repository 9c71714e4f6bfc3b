import { describe, expect, it } from 'vitest';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { en } from '../../../src/kernel/text/en';
import { formABusiness } from '../../../src/forms/form-a-business.form';
import { moduleList } from '../../../src/forms/module-list';
import { bundle, factsOf, group, option } from '../optional/optional-facts';
import { isEnabled } from '../../../src/kernel/plan/step-list';

const identity = { type: 'simple' as const, saveAs: 'businessIdentity', products: [{ role: 'seal' }] };

function planned(config: object) {
  const result = makePlan({ config: withDefaults({ formType: 'FormABusinessForm', ...config }), form: formABusiness, modules: moduleList });
  if ('error' in result) throw new Error('no steps');
  return result.plan.steps;
}

const modulesOf = (config: object) =>
  planned(config)
    .filter(({ key }) => ['optional-items', 'business-identity'].includes(key))
    .map(({ key, sections }) => [key, sections.map(({ title, modules }) => [title, ...modules.map(({ id }) => id)].join(' '))]);

const agent = 'section.registeredAgent RegisteredAgentDuration';
const others = 'section.optionalItems OptionalProducts OptIn';
const identityPackage = 'section.businessIdentity BusinessIdentity';

describe('the business identity package', () => {
  const place = (inOptionalItems: boolean, first: boolean) =>
    modulesOf({ optionalProducts: [identity], businessIdentity: { inOptionalItems, first, required: false } });

  it('has a section among the optional items, after or before the additional ones (OPT-10)', () => {
    expect(place(true, false)).toEqual([['optional-items', [agent, others, identityPackage]]]);
    expect(place(true, true)).toEqual([['optional-items', [agent, identityPackage, others]]]);
  });

  it('has a step of its own unless the page wants it among the others', () => {
    expect(place(false, false)).toEqual([
      ['optional-items', [agent, others]],
      ['business-identity', [identityPackage]],
    ]);
    expect(place(false, true)).toEqual([
      ['business-identity', [identityPackage]],
      ['optional-items', [agent, others]],
    ]);
  });

  it('has no step on a page that does not sell it', () => {
    expect(modulesOf({})).toEqual([['optional-items', [agent, others]]]);
  });

  it('has default titles, which the page may replace as it may all words (OPT-10)', () => {
    expect([en['section.businessIdentity'], en['section.optionalItems'], en['step.optionalItems']]).toEqual([
      'Business Identity',
      'Additional Items',
      'Optional Items',
    ]);
  });
});

describe('the step titled "Optional Items"', () => {
  const facts = (own: object) => factsOf({ groups: [group({ products: [option('book')] })], ...own });
  const steps = [{ key: 'extras', title: 'Optional Items', sections: [{ modules: [{ id: 'RegisteredAgent' }] }] }];
  const hidden = { config: { bundles: [bundle({ optional_products_step_show: false })] } };

  it('is found by its title, in a form’s own steps and in those of a page (OPT-07, OPT-08)', () => {
    for (const own of [planned({}).find(({ key }) => key === 'optional-items')!, planned({ steps })[0]!]) {
      expect(isEnabled(own, facts({}))).toBe(true);
      expect(isEnabled(own, facts({ groups: [] }))).toBe(false);
      expect(isEnabled(own, facts(hidden))).toBe(false);
    }
    const [other] = planned({ steps: [{ ...steps[0], title: 'Extras' }] });
    expect(isEnabled(other!, facts(hidden))).toBe(true);
  });

  it('leaves the registered agent to be asked with the company where there is no such step', () => {
    const company = planned({})[0]!;
    const asks = (own: object) => company.sections.at(-1)!.modules.some(({ isShown }) => isShown?.(facts(own)) !== false);
    expect(asks(hidden)).toBe(true);
    expect(asks({})).toBe(false);
  });
});
