import { describe, expect, it } from 'vitest';
import { enabledSteps, shownFields, shownModules } from '../../../src/kernel/plan/step-list';
import { factsWith, field, moduleOf, planOf, simpleStep, stepOf } from './sample-plan';

const hidden = { isShown: () => false };

describe('the steps of the form', () => {
  it('leave out a step whose modules are all hidden or disabled (FORM-05)', () => {
    const plan = planOf([
      simpleStep('first'),
      stepOf('hidden', [moduleOf([field('a')], hidden), moduleOf([field('b')], hidden)]),
      stepOf('half', [moduleOf([field('c')], hidden), moduleOf([field('d')])]),
      stepOf('disabled', []),
    ]);
    expect(enabledSteps(plan, factsWith())).toEqual([0, 2]);
  });

  it('leave out a step whose condition is false, as it stands now (FORM-33, FORM-38)', () => {
    const plan = planOf([
      simpleStep('first'),
      simpleStep('second', { isShown: ({ values }) => values.first === 'yes' }),
      simpleStep('third'),
    ]);
    expect(enabledSteps(plan, factsWith({ first: 'no' }))).toEqual([0, 2]);
    expect(enabledSteps(plan, factsWith({ first: 'yes' }))).toEqual([0, 1, 2]);
  });

  it('show a module by the facts', () => {
    const isShown = moduleOf([field('a', { rules: 'required' })], {
      isShown: ({ values }) => values.state === 'WY',
    });
    const step = stepOf('only', [isShown]);
    expect(shownModules(step, factsWith({ state: 'WY' }))).toEqual([isShown]);
    expect(shownFields(step, factsWith({ state: 'WY' })).map(({ path }) => path)).toEqual(['a']);
    expect(shownFields(step, factsWith({ state: 'UT' }))).toEqual([]);
  });
});
