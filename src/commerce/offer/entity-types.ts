import { chosenKey } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import type { Offer } from '../../kernel/facts/offer';
import { hasField, offersOf, type PlannedModule } from '../../kernel/plan/form-plan';
import { entityTypes, individual } from '../../kernel/reference/entity-types';

export type EntityTypeOffer = Pick<Offer, 'entityTypes' | 'areEntityTypesFixed' | 'asksIndividual' | 'asksPackage'>;

/** What the modules of a form say of entity types, and of packages, which are for some of them; of several lists, what all of them name. */
export function entityTypeOffer(modules: readonly PlannedModule[]): EntityTypeOffer {
  const offers = offersOf(modules);
  const lists = offers.flatMap((offer) => (offer.entityTypes ? [offer.entityTypes] : []));
  return {
    entityTypes: lists.length === 0 ? undefined : entityTypes.filter((type) => lists.every((list) => list.includes(type))),
    areEntityTypesFixed: offers.some((offer) => offer.areEntityTypesFixed),
    asksIndividual: offers.some((offer) => offer.asksIndividual),
    asksPackage: hasField(modules, 'package'),
  };
}

type Asked = Pick<Facts, 'values'> & { offer: EntityTypeOffer };

const answerOf = ({ values }: Asked): string => chosenKey(values, 'individualOrBusiness');

/** Whether the visitor said that they order for themselves (COMP-34). */
export const isIndividual = (facts: Asked): boolean => facts.offer.asksIndividual === true && answerOf(facts) === individual;

/** Whether the order is for a company, as far as the form asks; false until that is answered. */
export const isForCompany = (facts: Asked): boolean => facts.offer.asksIndividual !== true || !['', individual].includes(answerOf(facts));
