import { decimal, flag, group, list, named, oneOf, requiredText, record, text, whole, withKeys, type ValueOf } from './config-key';
import { answerName } from './matched-text';
import { entityTypes } from '../reference/entity-types';
import { mailServices } from '../reference/mail-services';
import { stateCodes } from '../reference/states';
import { kindsOfCompany, states, statesOrLists } from './known-names';

const productOption = group({
  product_id: requiredText(),
  /** How many certificates or pieces of mail; taken from the server's product if left out. */
  quantity: whole(1),
  /** Mail forwarding or the virtual office; by the product's category if left out. */
  serviceType: oneOf(mailServices),
});

/** Binds a role to a product of the server, and sets how it is sold and shown. */
const binding = group({
  /** If left out, the role binds to the server product whose `type` is the role in snake_case. */
  product_id: text(),
  /** The name under which the visitor's data for it is stored; the role itself if left out. */
  saveAs: answerName(),
  label: text(),
  /** What it is, in one line where it is offered. */
  description: text(),
  tooltipText: text(),
  order: decimal(),
  /** How many of it are ordered; 1 if left out. */
  quantity: whole(1),
  /** No line of its own in the summary; its price still counts in the total (SUMM-04). */
  hideLineItem: flag(),
  /** Whether it can be ordered for several states at once; if left out, only products of a jurisdiction can (PROD-42). */
  multiState: flag(),
  /** Hidden while no state is chosen (PROD-21). */
  needsState: flag(),
  /** The states it is sold in, or not sold in: codes, or names of state lists (PROD-19, PROD-30). */
  allowStates: list(named(text(), statesOrLists)),
  denyStates: list(named(text(), statesOrLists)),
  /** The entity types it is sold to; all if left out (PROD-20). */
  entityTypes: list(named(text(), kindsOfCompany)),
  /** The entity types it is sold to in single states, by code; all in the others (COMP-14). */
  entityTypesByState: { ...withKeys(record('state', list(named(text(), kindsOfCompany))), stateCodes), initial: undefined },
  /** The role of a product that is added and removed together with it (CART-05). */
  linkedProduct: text(),
  /** Ordered for both companies of a double order (SUMM-09). */
  includedInBothCompanies: flag(),
  /** What a corporate book says of the year of formation (SUBM-37). */
  formationYear: text(),
  /** What to choose from: the packs of certificates (PROD-35), the plans of mail (MAIL-10). */
  options: list(productOption),
});

export type ProductOptionConfig = ValueOf<typeof productOption>;
export type ProductBinding = ValueOf<typeof binding>;

/** The products of the page. */
export const productKeys = {
  products: record('role', binding),
  filingProducts: record('role', binding),
  /** Codes of the jurisdictions offered; empty means all. */
  jurisdictions: list(named(text(), states), []),
  /** The entity types offered, in place of the form type's own; empty means those (COMP-12). */
  entityTypes: list(named(text(), kindsOfCompany), []),
  /** The states that an entity type cannot have: codes, or names of state lists (COMP-07). */
  blockedStates: withKeys(record('kind', list(named(text(), statesOrLists))), entityTypes),
  /** Roles that are always in the cart; undefined means the form type's default. */
  primaryProducts: list(text()),
};
