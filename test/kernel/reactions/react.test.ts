import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { managedTypes } from '../../../src/kernel/answers/officials';
import { blankOfficial, officialsPlan } from '../../support/llc-officials';
import { maxRounds } from '../../../src/kernel/reactions/react';
import { react } from '../../support/react';
import type { Reaction } from '../../../src/kernel/reactions/reaction';
import { reactionsOf } from '../../../src/commerce/reactions/form-reactions';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { choice, fullCatalogue, someFacts } from '../../commerce/catalogue/sample-facts';
import { factsWith } from '../plan/sample-plan';

/** `to` follows `from` whenever that changes. */
const follows =
  (from: string, to: string): Reaction =>
  (before, { values }) =>
    before.values[from] === values[from] ? undefined : { values: { ...values, [to]: values[from] } };

describe('what follows from a change', () => {
  it('is nothing, and the same object, where no reaction answers', () => {
    const after = factsWith({ a: 1 });
    expect(react(factsWith(), after, []).values).toBe(after.values);
    expect(react(after, after, [follows('a', 'b')])).toEqual({ values: { a: 1 }, notices: [] });
  });

  it('follows through any chain, whatever the order of the list', () => {
    const chain = [follows('a', 'b'), follows('b', 'c'), follows('c', 'd')];
    fc.assert(
      fc.property(fc.shuffledSubarray(chain, { minLength: 3 }), (reactions) => {
        expect(react(factsWith({ a: 1 }), factsWith({ a: 2 }), reactions).values).toEqual({ a: 2, b: 2, c: 2, d: 2 });
      }),
    );
  });

  it('shows each reaction a change once, so that it does not act twice on it', () => {
    const count: Reaction = (before, { values }) =>
      before.values.a === values.a ? undefined : { values: { ...values, count: Number(values.count ?? 0) + 1 } };
    expect(react(factsWith({ a: 1 }), factsWith({ a: 2 }), [follows('x', 'y'), count]).values.count).toBe(1);
  });

  it('gathers what the visitor is to be told', () => {
    const tell: Reaction = (before, { values }) =>
      before.values.a === values.a ? undefined : { values, notices: [{ key: 'rule.other', params: { field: 'A' } }] };
    expect(react(factsWith({ a: 1 }), factsWith({ a: 2 }), [tell]).notices).toEqual([{ key: 'rule.other', params: { field: 'A' } }]);
  });

  it('sees a change of the catalogue under the same values', () => {
    const before = factsWith({ a: 1 });
    const after = { ...before, catalogue: { ...before.catalogue, lists: { coupons: 'loaded' as const } } };
    const onArrival: Reaction = (then, { catalogue, values }) =>
      then.catalogue === catalogue ? undefined : { values: { ...values, a: 2 } };
    expect(react(before, after, [onArrival]).values).toEqual({ a: 2 });
  });

  it('ends even if two reactions never agree', () => {
    let runs = 0;
    const restless: Reaction = (_, { values }) => {
      runs++;
      return { values: { ...values, n: Number(values.n ?? 0) + 1 } };
    };
    expect(react(factsWith(), factsWith({ a: 1 }), [restless]).values.n).toBe(maxRounds);
    expect(runs).toBe(maxRounds);
  });
});

describe('the reactions together', () => {
  const reactions = reactionsOf(officialsPlan);
  const managers = fc.array(fc.constant(blankOfficial), { maxLength: 2 });
  const values: fc.Arbitrary<FormValues> = fc.record({
    llc: fc.record({ managedType: fc.constantFrom('', ...managedTypes), managers }),
    billingType: fc.constantFrom('yearly', 'monthly'),
  });

  it('settle: their result calls for nothing more', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const settled = react(factsWith(before), factsWith(after), reactions).values;
        expect(react(factsWith(after), factsWith(settled), reactions).values).toBe(settled);
        for (const reaction of reactions)
          expect(reaction(factsWith(settled), factsWith(settled)) ?? { changes: {} }).toEqual({ changes: {} });
      }),
    );
  });

  it('settle with a catalogue too, whatever was kept and has arrived', () => {
    const state = fc.constantFrom('', 'WY', 'CO', 'NV');
    const id = fc.oneof(fc.constantFrom('560110', '560111', '560120', '80110'), fc.anything());
    const answers: fc.Arbitrary<FormValues> = fc.record({
      companyInformation: fc.record({
        state: state.map((key) => choice(key)),
        states: fc.dictionary(state, fc.boolean()),
        entityType: fc.constantFrom('', 'LLC', 'Corp').map((key) => choice(key)),
        registeredAgentServiceDuration: fc.oneof(
          fc.constantFrom('', '12', '24').map((key) => choice(key)),
          fc.anything(),
        ),
      }),
      selectedFilingMethodKeys: fc.dictionary(state, fc.record({ businessFormation: id, tradeName: id })),
      selectedLocalJurisdiction: fc.anything(),
    });
    const catalogue = fc.constantFrom(emptyCatalogue, fullCatalogue, { ...fullCatalogue, filing: {} });
    fc.assert(
      fc.property(answers, answers, catalogue, catalogue, (then, now, before, after) => {
        const facts = someFacts({ values: now, catalogue: after });
        const settled = react(someFacts({ values: then, catalogue: before }), facts).values;
        expect(react(someFacts({ catalogue: emptyCatalogue }), { ...facts, values: settled }).values).toEqual(settled);
      }),
    );
  });
});
