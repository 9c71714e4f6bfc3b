import { expect, it, vi } from 'vitest';
import '../../setup/built-in-families';
import { filingChoicesFollow } from '../../../src/products/filing/filing-choices-reactions';
import { disabledStatesAreUnchecked } from '../../../src/products/agent/multi-state-reactions';
import { react } from '../../support/react';
import { durationFollowsOptions } from '../../../src/products/agent/reactions';
import type { Facts } from '../../../src/kernel/facts/facts';
import { onlyNamed } from '../../support/named-answers';
import { choice, formingIn, someFacts } from '../catalogue/sample-facts';

const named = vi.hoisted(() => new Set<string>());

// What the setup has loaded is loaded anew, with the mock below.
vi.hoisted(() => vi.resetModules());

vi.mock('../../../src/kernel/reactions/has-changed', async (original) => {
  const real = await original<typeof import('../../../src/kernel/reactions/has-changed')>();
  return {
    ...real,
    hasChanged(...given: Parameters<typeof real.hasChanged>) {
      for (const path of given[2]) named.add(path);
      return real.hasChanged(...given);
    },
  };
});

const plain = someFacts({
  values: {
    ...formingIn('WY', { registeredAgentServiceDuration: choice('12'), states: { CO: true } }),
    productState: { tradeName: { checked: true } },
    notes: 'a',
  },
});
const facts: Facts = { ...plain, offer: { ...plain.offer, multiState: true } };
const { catalogue } = facts;
/** The same products, arrived anew. */
const arrived = { ...catalogue, filing: { ...catalogue.filing }, registeredAgent: [...catalogue.registeredAgent] };

it.each([
  ['filingChoicesFollow', filingChoicesFollow, []],
  ['durationFollowsOptions', durationFollowsOptions, []],
  // Compared state by state.
  ['disabledStatesAreUnchecked', disabledStatesAreUnchecked, ['companyInformation.states']],
] as const)('%s reads no answer but those whose change it follows', (_name, reaction, compared) => {
  const settled = { ...facts, values: react({ ...facts, values: {} }, facts).values };
  named.clear();
  expect(reaction(settled, { ...settled, values: { ...settled.values, notes: 'b' } })).toBeUndefined();
  expect(named.size).toBeGreaterThan(0);
  expect(reaction({ ...settled, catalogue: arrived }, onlyNamed(settled, [...named, ...compared])) ?? { changes: {} }).toEqual({
    changes: {},
  });
});
