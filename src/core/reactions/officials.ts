import type { Facts } from '../facts/facts';
import { clearEntries } from '../answers/list-operations';
import { blankOfficial, isManagerManaged } from '../answers/officials';
import { getAnswer, setAnswer } from '../answers/get-answer';
import type { Reaction } from './reaction';

/** Turning manager-managed on adds one manager if there is none; turning it off clears them (OFFI-08). */
export const managersFollowManagedType: Reaction = (before, after) => {
  const isOn = managerManaged(after);
  if (isOn === managerManaged(before)) return undefined;
  const managers = getAnswer(after.values, 'llc.managers');
  const count = Array.isArray(managers) ? managers.length : 0;
  if (isOn === count > 0) return undefined;
  return { values: setAnswer(after.values, 'llc.managers', isOn ? [blankOfficial()] : clearEntries()) };
};

const managerManaged = ({ values }: Facts) => isManagerManaged(getAnswer(values, 'llc.managedType'));
