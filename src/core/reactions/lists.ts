import { clearEntries } from '../answers/list-operations';
import { getAnswer, setAnswer } from '../answers/get-answer';
import { blanksOf, listsOf, type PlannedList } from '../plan/lists';
import type { FormPlan } from '../plan/form-plan';
import type { Reaction } from './reaction';

/** Fills a list up to its minimum when it becomes visible, and empties it when it is hidden (OFFI-08). */
const listFollows = (list: PlannedList, isShown: NonNullable<PlannedList['isShown']>): Reaction => (before, after) => {
  const isOn = isShown(after);
  if (isOn === isShown(before)) return undefined;
  const kept = getAnswer(after.values, list.path);
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const lacking = Math.max(0, (list.min ?? 0) - entries.length);
  if (isOn ? lacking === 0 : entries.length === 0) return undefined;
  return { values: setAnswer(after.values, list.path, isOn ? [...entries, ...blanksOf(list, lacking)] : clearEntries()) };
};

/** One reaction for each list of the form that is shown conditionally. */
export const listReactions = (plan: FormPlan): readonly Reaction[] =>
  [...listsOf(plan).values()].flatMap((list) => (list.isShown ? [listFollows(list, list.isShown)] : []));
