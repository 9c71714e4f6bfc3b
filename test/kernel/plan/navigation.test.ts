import { describe, expect, it } from 'vitest';
import { getPath, setPath } from '../../../src/kernel/util/paths';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import {
  buttonsOf,
  continueTarget,
  currentStepIndex,
  firstInvalidStep,
  moveTo,
  nextStep,
  previousStep,
} from '../../../src/kernel/plan/navigation';
import { factsWith, planOf, simpleStep, stepOf } from './sample-plan';

const off = { isShown: () => false };
/** Enabled: 1, 3 and 4. */
const plan = planOf([
  stepOf('disabled', []),
  simpleStep('company'),
  simpleStep('off', off),
  simpleStep('contact'),
  simpleStep('payment'),
  simpleStep('off too', off),
]);
const facts = factsWith();

const written = (values: FormValues, changes: Readonly<Record<string, unknown>>) =>
  Object.entries(changes).reduce((after, [path, value]) => setPath(after, path, value), values);

describe('moving through the steps', () => {
  it('skips steps whose modules are all disabled, both ways (FORM-05)', () => {
    expect([0, 1, 3, 4, 5].map((step) => nextStep(plan, facts, step))).toEqual([1, 3, 4, undefined, undefined]);
    expect([0, 1, 3, 4, 5].map((step) => previousStep(plan, facts, step))).toEqual([undefined, undefined, 1, 3, 4]);
  });

  it('skips steps whose condition is false, and does not validate them on submit (FORM-38)', () => {
    expect(nextStep(plan, facts, 1)).toBe(3);
    expect(previousStep(plan, facts, 3)).toBe(1);
    expect(firstInvalidStep(plan, factsWith({ company: 'a', contact: 'b', payment: 'c' }))).toBeUndefined();
  });

  it('goes on by Continue only if the step validates (FORM-15)', () => {
    expect(continueTarget(plan, factsWith({ company: '' }), 1)).toBe(1);
    expect(continueTarget(plan, factsWith({ company: 'Okafor LLC' }), 1)).toBe(3);
    expect(continueTarget(plan, factsWith({ payment: 'card' }), 4)).toBe(4);
  });

  it('finds the first invalid of the enabled steps on submit (FORM-20)', () => {
    expect(firstInvalidStep(plan, facts)).toBe(1);
    expect(firstInvalidStep(plan, factsWith({ company: 'a' }))).toBe(3);
    expect(firstInvalidStep(plan, factsWith({ company: 'a', contact: 'b' }))).toBe(4);
  });

  it('marks the step left as seen, and the current step follows (FORM-18)', () => {
    const start = { currentStep: 1, stepSeenStatus: {}, other: 'kept' };
    const moved = written(start, moveTo(plan, factsWith(start), 3));
    expect(moved).toEqual({ currentStep: 3, stepSeenStatus: { 1: { seen: true } }, other: 'kept' });
    const back = written(moved, moveTo(plan, factsWith(moved), 1));
    expect(getPath(back, 'stepSeenStatus.1.seen')).toBe(true);
    expect(getPath(back, 'stepSeenStatus.3.seen')).toBe(true);
    expect(back.currentStep).toBe(1);
  });

  it('never marks a step that is not there (FORM-18)', () => {
    for (const [currentStep, shown] of [
      [99, 4],
      [5, 4],
      [2, 1],
      [-1, 1],
      ['contact', 1],
    ])
      expect(moveTo(plan, factsWith({ currentStep }), 3)).toEqual({ [`stepSeenStatus.${shown}.seen`]: true, currentStep: 3 });
  });

  it('is where the visitor was, or as near before it as the form now allows', () => {
    const at = (currentStep: unknown) => currentStepIndex(plan, factsWith({ currentStep }));
    expect(at(3)).toBe(3);
    expect(at(2)).toBe(1);
    expect(at(5)).toBe(4);
    expect(at(99)).toBe(4);
    for (const odd of [undefined, 0, -1, 'contact', {}, Number.NaN]) expect(at(odd)).toBe(1);
    expect(currentStepIndex(planOf([stepOf('empty', [])]), facts)).toBe(0);
  });
});

describe('the buttons', () => {
  it('leave out Back on the first enabled step only, Continue on the last only (FORM-07)', () => {
    expect([1, 3, 4].map((step) => buttonsOf(plan, facts, step).back)).toEqual([false, true, true]);
    expect([1, 3, 4].map((step) => buttonsOf(plan, facts, step).continue)).toEqual([true, true, false]);
  });

  it('have Submit on the last enabled step, and outside step mode always (FORM-09)', () => {
    expect([1, 3, 4].map((step) => buttonsOf(plan, facts, step).submit)).toEqual([false, false, true]);
    const longPage = planOf(plan.steps, false);
    expect([1, 3, 4].map((step) => buttonsOf(longPage, facts, step).submit)).toEqual([true, true, true]);
  });

  it('have neither Back nor Continue outside step mode (FORM-08)', () => {
    for (const step of [1, 3, 4])
      expect(buttonsOf(planOf(plan.steps, false), facts, step)).toEqual({ back: false, continue: false, submit: true });
  });

  it('are Submit alone in a form of one step', () => {
    expect(buttonsOf(planOf([simpleStep('only')]), facts, 0)).toEqual({ back: false, continue: false, submit: true });
  });
});
