import type { FormPlan } from '../plan/form-plan';
import { withWholeLists } from '../plan/lists';
import type { Reaction } from './reaction';

/** Fills each list of the form up to its minimum while it is asked for, and empties it while it is hidden (OFFI-08). */
export const listsAreWhole =
  (plan: FormPlan): Reaction =>
  (_, after) => {
    const values = withWholeLists(plan, after);
    return values === after.values ? undefined : { values };
  };
