import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { entityFamily } from '../../src/kernel/answers/entity-family';
import { nothingOffered } from '../../src/kernel/facts/offer';
import type { Facts } from '../../src/kernel/facts/facts';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { listsOf, withWholeLists } from '../../src/kernel/plan/lists';
import { maxRounds } from '../../src/kernel/reactions/react';
import { reactionsOf } from '../../src/commerce/reactions/form-reactions';
import type { Reaction } from '../../src/kernel/reactions/reaction';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { formationData } from '../../src/products/company/formation-data';
import { getPath } from '../../src/kernel/util/paths';
import { createFormHandle } from '../../src/form/form-handle';
import { moduleList } from '../../src/forms/module-list';
import { factsWith } from '../kernel/plan/sample-plan';
import { runs } from './runs';

// The mirror waits for a frame, of which there is none under Node.
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => {});
afterAll(() => void vi.unstubAllGlobals());

const entityTypes = ['LLC', 'PLLC', 'Close LLC', 'Corp', 'Close Corp', 'NP Corp', 'LP'] as const;
const modules = [
  { id: 'StateOfService' },
  { id: 'EntityType', entityTypes },
  ...['BillingType', 'LLCOfficials', 'CorporationOfficials', 'NonProfitOfficials'].map((id) => ({ id })),
];
const config = { ...withDefaults({ formType: 'FormABusinessForm' }), jurisdictions: [] };
const planned = makePlan({ config, form: { steps: [{ key: 'all', title: 'All', sections: [{ modules }] }] }, modules: moduleList });
if ('error' in planned) throw new Error(planned.error.property);
const { plan } = planned;
const lists = [...listsOf(plan).values()];

const choice = (key: string) => ({ key, value: key });
const yesNo = fc.constantFrom('Yes', 'No');
const answer = (path: string, value: fc.Arbitrary<unknown>) => fc.record({ path: fc.constant(path), value });
const list = fc.constantFrom(...lists.map(({ path }) => path));

/** One thing that a visitor does. */
const act = fc.oneof(
  answer('companyInformation.entityType', fc.constantFrom(...entityTypes).map(choice)),
  answer('companyInformation.state', fc.constantFrom('WY', 'AZ', 'FL', 'DE', 'NV', 'NY').map(choice)),
  answer('billingType', fc.constantFrom('yearly', 'monthly')),
  answer('llc.managedType', fc.constantFrom('Member Managed', 'Manager Managed')),
  answer('llc.listMembers', yesNo),
  answer('corporation.allOfficersAreDirectors', yesNo),
  answer('corporation.listOfficers', yesNo),
  answer('corporation.totalAssets', fc.constant('1000')),
  answer('nonProfit.type', fc.constantFrom('Public Benefit', 'Mutual Benefit', 'Religious')),
  fc.record({ add: list }),
  fc.record({ remove: list, index: fc.nat(4) }),
  fc.record({ name: list, index: fc.nat(4) }),
  fc.record({ accept: fc.boolean() }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Entries that an earlier visit may have left, too few of them included. */
const keptEntries = fc.dictionary(list, fc.array(fc.record({ first_name: fc.constantFrom('Ann', '') }), { maxLength: 4 }), { maxKeys: 5 });

function openForm(kept: object, offered: readonly string[], onFollow: () => void) {
  const offer = { ...nothingOffered, primaryProducts: offered };
  const factsOf = (values: object): Facts => ({ ...factsWith({ ...values }, config), offer });
  const reactions = reactionsOf(plan).map((reaction): Reaction => (before, after) => {
    const follow = reaction(before, after);
    if (follow) onFollow();
    return follow;
  });
  const form = createFormHandle({
    plan,
    initialValues: withWholeLists(plan, factsOf(initialValues({ plan, config, kept: { ...kept } }))),
    factsWith: factsOf,
    mirror: () => {},
    reactions,
  });
  form.onNotices((notices) => {
    throw new Error(`told of ${JSON.stringify(notices)}`);
  });
  return form;
}

function run(form: ReturnType<typeof openForm>, one: Act) {
  if ('path' in one) form.change({ [one.path]: one.value } as never);
  else if ('add' in one) form.addEntry(one.add);
  else if ('remove' in one) form.removeEntry(one.remove, one.index);
  else if ('accept' in one) form.answerQuestion(one.accept);
  else if (form.entries(one.name).length > one.index) form.change({ [`${one.name}.${one.index}.first_name`]: 'Zoe' } as never);
}

/** What must hold of a form at any time. */
function expectWhole(facts: Facts) {
  for (const { path, min = 0, isShown, isAsked } of lists) {
    const count = (getPath(facts.values, path) as unknown[]).length;
    const isHidden = isShown?.(facts) === false;
    const isWhole = isAsked?.(facts) === false || (isHidden ? count === 0 : count >= min);
    expect([path, count, isWhole]).toEqual([path, count, true]);
  }
}

const keysOf = {
  llc: ['management_type'],
  corporation: ['authorized_shares', 'par_value', 'issued_shares', 'common_authorized_shares'],
  nonProfit: ['tax_exempt_status', 'type', 'has_members', 'assets_distributed_if_dissolved'],
};

/** The payload names what is asked now, and no more. */
function expectSentAsAsked(facts: Facts) {
  const data = formationData(facts) as Record<string, unknown>;
  const family = entityFamily(facts.values);
  for (const [other, keys] of Object.entries(keysOf)) for (const key of keys) expect([key, key in data]).toEqual([key, other === family]);
  const isAsked = (path: string) => {
    const module = plan.steps[0]!.sections[0]!.modules.find(({ fields }) => fields.some((field) => field.path === path))!;
    const field = module.fields.find((one) => one.path === path)!;
    return module.isShown?.(facts) !== false && field.isShown?.(facts, path) !== false;
  };
  expect('would_you_like_to_list_members_managers_on_the_state_record_' in data).toBe(
    isAsked('llc.listMembers') || isAsked('corporation.listOfficers'),
  );
  expect('total_assets' in data).toBe(isAsked('corporation.totalAssets'));
  const roles = (data.official as { role: string }[]).map(({ role }) => role);
  const ofLlc = roles.filter((role) => role === 'Member' || role === 'Manager');
  expect([ofLlc.length === 0 || family === 'llc', ofLlc.length === roles.length || family !== 'llc']).toEqual([true, true]);
}

describe('the people of a company, whatever the visitor does', () => {
  it('OFFI-06 OFFI-07 OFFI-08 COMP-40 are as many as needed, sent as asked, and settle without a notice', () => {
    const offers = fc.constantFrom(['businessFormation'], ['foreignRegistration']);
    fc.assert(
      fc.property(keptEntries, offers, fc.array(act, { maxLength: 25 }), (lists, offered, acts) => {
        const kept = Object.entries(lists).reduce<Record<string, Record<string, unknown>>>((before, [path, entries]) => {
          const [group, name] = path.split('.') as [string, string];
          return { ...before, [group]: { ...before[group], [name]: entries } };
        }, {});
        let follows = 0;
        const form = openForm(kept, offered, () => follows++);
        expectWhole(form.facts());
        for (const one of acts) {
          follows = 0;
          const before = form.values();
          run(form, one);
          expect(follows).toBeLessThan(maxRounds);
          expect(!form.question() || 'accept' in one || form.values() === before).toBe(true);
          expectWhole(form.facts());
          expectSentAsAsked(form.facts());
        }
      }),
      runs,
    );
  });
});
