import { describe, expect, it } from 'vitest';
import { stepEvent } from '../../../src/core/plan/step-event';
import { planOf, simpleStep } from './sample-plan';

describe('the tracking event of a step', () => {
  const plan = planOf(['company', 'contact', 'payment'].map((key) => simpleStep(key)));

  it('tells from which step the visitor switched to which, by their keys (FORM-31)', () => {
    expect(stepEvent(plan, 0, 2)).toEqual({ event: 'step_navigation', from: 'company', to: 'payment' });
    expect(stepEvent(plan, 2, 1)).toEqual({ event: 'step_navigation', from: 'payment', to: 'contact' });
  });

  it('is none where the visitor stays, or for a step that is not there (FORM-30)', () => {
    expect(stepEvent(plan, 1, 1)).toBeUndefined();
    expect(stepEvent(plan, 1, 7)).toBeUndefined();
  });
});
