import type { AnswerPath, Changes } from '../../kernel/answers/answer-path';
import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey, getAnswer } from '../../kernel/answers/get-answer';
import { triggerFields } from '../../commerce/bundles/bundles';
import { offeredEntityTypes } from '../../commerce/bundles/offered-entity-types';
import { needsPayingUpFront } from '../../commerce/bundles/subscription-bundles';
import { isStateBlocked } from '../../commerce/catalogue/blocked-states';
import { checkedStates, chosenEntityType } from '../../commerce/catalogue/chosen-jurisdictions';
import { statesPath, unchecking } from '../../commerce/catalogue/multi-state';
import type { Facts } from '../../kernel/facts/facts';
import { isIndividual } from '../../commerce/offer/entity-types';
import { individual } from '../../kernel/reference/entity-types';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

const typePath = 'companyInformation.entityType';
const lastPath = 'companyInformation.businessEntityType';
const statePath = 'companyInformation.state';
const subjectPath = 'individualOrBusiness';

const choice = (type: string) => ({ key: type, value: type });

/**
 * An individual's entity type is Individual (COMP-34). Back to a business, the last one it had is chosen again, or none
 * (COMP-35).
 */
export const typeFollowsSubject: Reaction = (before, after) => {
  if (!hasChanged(before, after, [subjectPath])) return undefined;
  const wasIndividual = chosenEntityType(after) === individual;
  const { values } = after;
  if (!isIndividual(after)) return wasIndividual ? { changes: { [typePath]: getAnswer(values, lastPath) ?? emptyChoice } } : undefined;
  const last = getAnswer(values, typePath) ?? emptyChoice;
  return wasIndividual ? undefined : { changes: { [lastPath]: last, [typePath]: choice(individual) } };
};

/** Gives up an entity type that is no longer offered, and chooses the one that is left (COMP-12, FORM-25). */
export const typeFollowsOffer: Reaction = (before, after) => {
  if (!after.offer.entityTypes || !hasChanged(before, after, [...filingAnswers, ...triggerFields(after.config)])) return undefined;
  const type = chosenEntityType(after);
  const offered: readonly string[] = offeredEntityTypes(after);
  const isGone = type !== '' && !offered.includes(type);
  const only = offered.length === 1 ? offered[0] : undefined;
  if (isIndividual(after) || (!isGone && (type !== '' || only === undefined))) return undefined;
  return {
    changes: { [typePath]: only === undefined ? emptyChoice : choice(only) },
    notices: isGone ? [{ key: 'entityType.gone', params: { type } }] : [],
  };
};

/** Unchecks the states that the chosen entity type cannot have (COMP-13, COMP-14). */
export const statesFollowType: Reaction = (before, after) => {
  if (before.catalogue === after.catalogue && !hasChanged(before, after, filingAnswers)) return undefined;
  const { values } = after;
  const checked = checkedStates(after, statesPath).filter((code) => isStateBlocked(after, code));
  const state = chosenKey(values, statePath);
  const isBlocked = state !== '' && isStateBlocked(after, state);
  if (checked.length === 0 && !isBlocked) return undefined;
  // Only with the entity type from before can the states come back.
  const canUndo = hasChanged(before, after, [typePath]) && !hasChanged(before, after, [subjectPath]);
  const undo: Changes = {
    [typePath]: getAnswer(before.values, typePath),
    ...(checked.length > 0 && { [statesPath]: getAnswer(values, statesPath) }),
    ...(isBlocked && { [statePath]: getAnswer(values, statePath) }),
  };
  return {
    changes: { ...unchecking(checked), ...(isBlocked && { [statePath]: emptyChoice }) },
    notices: [
      {
        key: 'entityType.states',
        params: { type: chosenEntityType(after) },
        states: isBlocked ? [...new Set([...checked, state])] : checked,
        ...(canUndo && { undo }),
      },
    ],
  };
};

/**
 * Only an LLC or a corporation may pay by the month. Choosing to do so with another entity type says so and stays with
 * paying up front (COMP-29); choosing such a type asks whether to pay up front, or to keep the type from before (COMP-30).
 */
export const upFrontIsAsked: Reaction = (before, after) => {
  if (!hasChanged(before, after, ['billingType', typePath]) || !needsPayingUpFront(after)) return undefined;
  const words = {
    title: 'billing.monthlyOnly',
    text: 'billing.monthlyOnly.text',
    params: { type: chosenEntityType(after) },
    acceptText: 'billing.yearly',
  } as const;
  const accept = { billingType: 'yearly' };
  if (hasChanged(before, after, ['billingType'])) return { question: { ...words, accept, decline: accept, at: 'billingType' } };
  // The offer has left no other type.
  if (!canKeepType(before, after)) return { changes: accept, notices: [{ key: 'billing.monthlyOnly' }] };
  const isOtherSubject = hasChanged(before, after, [subjectPath]);
  const kept: readonly AnswerPath[] = isOtherSubject ? [typePath, subjectPath] : [typePath];
  return {
    question: {
      ...words,
      declineText: 'billing.keepMonthly',
      accept,
      decline: Object.fromEntries(kept.map((path) => [path, getAnswer(before.values, path)])),
      at: isOtherSubject ? subjectPath : typePath,
    },
  };
};

/** Whether the entity type from before the change could be chosen now. */
function canKeepType(before: Facts, after: Facts): boolean {
  const type = chosenEntityType(before);
  const offered: readonly string[] = offeredEntityTypes(after);
  return type === '' ? offered.length > 1 : offered.includes(type) || isIndividual(before);
}
