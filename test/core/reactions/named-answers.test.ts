import { expect, it, vi } from 'vitest';
import { filingChoicesFollow } from '../../../src/core/reactions/filing-choices';
import { disabledStatesAreUnchecked } from '../../../src/core/reactions/multi-state';
import { react } from '../../../src/core/reactions/react';
import { durationFollowsOptions } from '../../../src/core/reactions/registered-agent-duration';
import type { Facts } from '../../../src/core/facts/facts';
import { onlyNamed } from '../../support/named-answers';
import { choice, formingIn, someFacts } from '../catalogue/sample-facts';

const named = vi.hoisted(() => new Set<string>());

vi.mock('../../../src/core/reactions/has-changed', async (original) => {
  const real = await original<typeof import('../../../src/core/reactions/has-changed')>();
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
