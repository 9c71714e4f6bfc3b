import type { ConfiguredAnswers } from '../../kernel/facts/facts';
import type { EntityTypeOffer } from '../offer/entity-types';
import { entityTypes, entityTypesOffered, type EntityType } from '../../kernel/reference/entity-types';
import { entityTypeLimit } from './bundles';

/**
 * The entity types that the visitor may choose now: those to which the bundles limit the order, or else the page's, or
 * else the form's (COMP-12). Every type where the form does not ask.
 */
export function offeredEntityTypes(facts: ConfiguredAnswers & { offer: EntityTypeOffer }): readonly EntityType[] {
  const { entityTypes: named, areEntityTypesFixed } = facts.offer;
  if (named === undefined) return entityTypes;
  return areEntityTypesFixed ? entityTypesOffered(named) : entityTypesOffered(entityTypeLimit(facts), facts.config.entityTypes, named);
}
