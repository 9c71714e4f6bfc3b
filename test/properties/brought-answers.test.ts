import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import '../../src/built-in';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { initialValues } from '../../src/commerce/start/initial-values';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { emptyChoice } from '../../src/kernel/answers/form-values';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import { expandFields } from '../../src/kernel/plan/expand-fields';
import { modulesOf, type FieldDeclaration } from '../../src/kernel/plan/form-plan';
import { withWholeLists } from '../../src/kernel/plan/lists';
import { setPath, setPaths } from '../../src/kernel/util/paths';
import { planForm } from '../../src/shell/boot/planned-form';
import { readConfig } from '../../src/shell/boot/raw-config';
import { sampleCatalogue } from '../support/fixtures';
import { runs } from './runs';

const catalogue = sampleCatalogue('WY', 'UT', 'NY');
const silent = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const context = {
  pageAddress: '',
  switches: { bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' },
  hadChat: false,
  readKey: () => '',
};

/** Two answers to a question, as far as its declaration says what can be answered. */
function twoAnswers({ type, control, options, initial }: FieldDeclaration): readonly [unknown, unknown] {
  const asChosen = (key: string) => (initial === emptyChoice || control === 'state' ? { key, value: key } : key);
  if (type === 'checkbox') return [true, false];
  if (options && options.length > 1) return [asChosen(options[0]!.key), asChosen(options[1]!.key)];
  if (control === 'yesNo') return ['Yes', 'No'];
  return [asChosen('NY'), asChosen('UT')];
}

/** A form of the type with its own steps and a further one, which asks what the module asks. */
function formWith(formType: keyof typeof formList, id: string) {
  const own = formList[formType].steps.map(({ key, sections }) => ({
    key,
    title: key,
    sections: sections.map(({ modules }) => ({ modules })),
  }));
  const steps = [...own, { key: 'brought', title: 'More', sections: [{ modules: [{ id }] }] }];
  const { config } = readConfig({ formType, pluginVersion: '1', steps }, silent);
  const { definition, plan, offer } = planForm(config!, silent)!;
  const known = new Set<string>(own.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules.map((module) => module.id))));
  const factsWith = (values: object): Facts => ({
    config: config!,
    form: definition,
    offer,
    catalogue: definition.kind === 'order' ? catalogue : emptyCatalogue,
    values: { ...values },
    domains: [],
    today: '2030-01-15',
  });
  const chosen = { 'companyInformation.state': { key: 'WY', value: 'WY' }, 'companyInformation.entityType': { key: 'LLC', value: 'LLC' } };
  const fresh = factsWith(setPaths(initialValues({ plan, config: config! }), chosen));
  return {
    module: known.has(id) ? undefined : modulesOf(plan).find((one) => one.id === id),
    facts: factsWith(withWholeLists(plan, fresh)),
    factsWith,
    sent: (facts: Facts) => JSON.stringify(definition.payload({ facts, cart: rebuildCart(facts), context }).data),
  };
}

const forms = Object.keys(formList) as (keyof typeof formList)[];

it('two answers to what a page config brings into a form are never sent as the same (REG-09)', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.constantFrom(...Object.keys(moduleList)), fc.nat(), (formType, id, pick) => {
      const { module, facts, factsWith, sent } = formWith(formType, id);
      if (!module || module.isShown?.(facts) === false) return;
      // Nothing is sent of a module with secrets or files, and none of a consent.
      if (module.fields.some(({ secret, control }) => secret || control === 'file')) return;
      const asked = expandFields(module.fields, facts).filter(({ field }) => !field.confirmation);
      if (asked.length === 0) return;
      const { path, field } = asked[pick % asked.length]!;
      const [one, other] = twoAnswers(field).map((answer) => factsWith(setPath(facts.values, path, answer)));
      if (field.isShown?.(other!, path) === false || module.isShown?.(other!) === false) return;
      compared += 1;
      expect(sent(one!), `${path} of ${id} in ${formType}`).not.toBe(sent(other!));
    }),
    runs,
  );
  // Otherwise it would say nothing.
  expect(compared).toBeGreaterThan(runs.numRuns / 10);
});
