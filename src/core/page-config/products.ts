import { decimal, flag, group, list, neededText, record, text, textOrNumber, whole, type ValueOf } from './config-key';

const certificateOption = group({
  product_id: textOrNumber(neededText()),
  /** Read from the server's product where left out. */
  quantity: whole(1),
});

/** How a role of ours is bound to a product of the server. */
const binding = group({
  /** Without one the role binds to the server product whose `type` is the role in snake_case. */
  product_id: textOrNumber(text()),
  /** Where the visitor's data for it is kept; the role itself where left out. */
  saveAs: text(),
  label: text(),
  tooltipText: text(),
  order: decimal(),
  /** How many of it one order holds; 1 where left out. */
  quantity: whole(1),
  /** Kept out of the summary's lines; what it costs is in the total all the same (SUMM-04). */
  hideLineItem: flag(),
  /** Whether it can be ordered for several states at once; products of a jurisdiction can where left out (PROD-42). */
  multiState: flag(),
  /** Hidden while no state is chosen (PROD-21). */
  needsState: flag(),
  /** The states it is sold in, or not: codes, or the name of one of the kept lists (PROD-19, PROD-30). */
  allowStates: list(text()),
  denyStates: list(text()),
  /** The entity types it is sold to; all where left out (PROD-20). */
  entityTypes: list(text()),
  /** The role that comes with it and goes with it (CART-05). */
  linkedProduct: text(),
  /** Ordered for both companies of a double order (SUMM-09). */
  includedInBothCompanies: flag(),
  /** What can be chosen of it: certificates by their number (PROD-35). */
  options: list(certificateOption),
});

export type CertificateOptionConfig = ValueOf<typeof certificateOption>;
export type ProductBinding = ValueOf<typeof binding>;

/** What is sold. */
export const productKeys = {
  products: record('role', binding),
  filingProducts: record('role', binding),
  /** Codes of the jurisdictions offered; empty means all. */
  jurisdictions: list(text(), []),
  /** Roles put in the cart without being asked; undefined means the form type's own. */
  primaryProducts: list(text()),
};
