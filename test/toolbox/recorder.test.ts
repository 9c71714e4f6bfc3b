import { expect, it } from 'vitest';
import type { StateParts } from '../../src/toolbox/handle';
import { causesBetween } from '../../src/toolbox/recorder';

const state: StateParts = { answers: {}, cart: {}, domains: {}, filingProducts: {}, simpleProducts: {}, registeredAgents: {} };

it('names what has changed beside the answers and the cart', () => {
  expect(causesBetween(state, { ...state, answers: {}, cart: {} })).toEqual([]);
  expect(causesBetween(state, { ...state, domains: {} })).toEqual(['domains were chosen']);
  expect(causesBetween(state, { ...state, filingProducts: {}, simpleProducts: {}, registeredAgents: {} })).toEqual([
    'filing products were loaded',
    'products were loaded',
    'registered agents were loaded',
  ]);
});
