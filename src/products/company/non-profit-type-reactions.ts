import { checkedStates, chosenJurisdictions, chosenState } from '../../commerce/catalogue/chosen-jurisdictions';
import { statesPath, unchecking } from '../../commerce/catalogue/multi-state';
import { emptyChoice } from '../../kernel/answers/form-values';
import { entityFamily } from '../../kernel/answers/entity-family';
import { nonProfitTypes, type NonProfitType } from '../../kernel/answers/officials';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { Changes } from '../../kernel/answers/answer-path';
import type { Question } from '../../kernel/answers/question';
import type { Facts } from '../../kernel/facts/facts';
import { isAskedIn } from '../../kernel/reference/state-requirements';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

const typePath = 'nonProfit.type';

const typeOf = ({ values }: Facts): NonProfitType | undefined =>
  nonProfitTypes.find((type) => entityFamily(values) === 'nonProfit' && type === getAnswer(values, typePath));

const isUnsupportedIn =
  ({ config }: Facts, type: NonProfitType) =>
  (code: string) =>
    isAskedIn(config.stateRequirements, 'unsupportedNonProfit', code, type);

/** The changes that take states out of the order. */
const withoutStates = (facts: Facts, codes: readonly string[]): Changes => ({
  ...(codes.includes(chosenState(facts)) && { 'companyInformation.state': emptyChoice }),
  ...unchecking(checkedStates(facts, statesPath).filter((code) => codes.includes(code))),
});

const questionAbout = (type: NonProfitType, rest: Pick<Question, 'text' | 'accept' | 'decline' | 'declineText'> & Partial<Question>) => ({
  question: {
    title: 'nonProfit.keep',
    acceptText: 'nonProfit.keep.accept',
    textParams: { type: `nonProfit.type.${type}` },
    ...rest,
  } satisfies Question,
});

/**
 * Keeps the type of a non-profit and the states of its order together. Choosing a type that some do not support asks
 * whether to give those up (OFFI-15); adding such a state asks which of both is meant (OFFI-16). Another state of service,
 * or becoming a non-profit with an earlier answer, clears the type without asking (OFFI-17).
 */
export const nonProfitTypeFitsStates: Reaction = (before, after) => {
  if (!hasChanged(before, after, [...filingAnswers, typePath])) return undefined;
  const type = typeOf(after);
  if (!type) return undefined;
  const unsupported = chosenJurisdictions(after).filter(isUnsupportedIn(after, type));
  if (unsupported.length === 0) return undefined;
  if (hasChanged(before, after, [typePath]))
    return questionAbout(type, {
      text: 'nonProfit.unsupported',
      states: unsupported,
      declineText: 'nonProfit.cancel',
      accept: withoutStates(after, unsupported),
      decline: { [typePath]: getAnswer(before.values, typePath) ?? '' },
    });
  if (!typeOf(before) || unsupported.includes(chosenState(after))) return { changes: { [typePath]: '' } };
  return questionAbout(type, {
    text: 'nonProfit.stateConflict',
    declineText: 'nonProfit.keepState',
    accept: withoutStates(after, unsupported),
    decline: { [typePath]: '' },
  });
};
