import type { FormPlan } from './form-plan';

/** What a tracker is told of a move between two steps, by their keys. */
export interface StepEvent {
  event: 'step_navigation';
  from: string;
  to: string;
}

/** The event of a move, given by indexes in the plan (FORM-31); undefined for a click that stays where it is (FORM-30). */
export function stepEvent({ steps }: FormPlan, from: number, to: number): StepEvent | undefined {
  const [left, reached] = [steps[from], steps[to]];
  if (from === to || !left || !reached) return undefined;
  return { event: 'step_navigation', from: left.key, to: reached.key };
}
