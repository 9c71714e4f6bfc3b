import type { Cart, CartItem } from '../../kernel/facts/cart';
import type { CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import type { Offer } from '../../kernel/facts/offer';
import type { ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FormPlan } from '../../kernel/plan/form-plan';
import type { Reaction } from '../../kernel/reactions/reaction';
import type { DataFamily, ProductRole, RoleTraits } from '../../kernel/reference/product-roles';
import type { Report } from '../../kernel/util/read-wire';

/** A reaction whose place among those of all families matters. */
export interface PlacedReaction {
  name: string;
  react: Reaction;
  /** The names of reactions that run before this one, where they are registered. */
  after: readonly string[];
}

/** Makes the data of a product in the payload; `role` is the one under which the form asks about it (SUBM-27). */
export type DataBuilder = (facts: Facts, item: CartItem, role: ProductRole) => object;

/** Pieces, price (cents) and duration (months) of an item, where the answers decide them in place of the product. */
export type ItemTerms = Pick<CartItem, 'quantity' | 'price' | 'duration'>;

/**
 * What one family of products adds to the order: how answers follow each other, what it puts into the cart, and what it sends.
 * Families do not know each other.
 */
export interface ProductFamily {
  /** Unique, such as `domains`. */
  name: string;
  /** The roles that it sells, where the table of roles does not have them. */
  roles?: Readonly<Record<string, RoleTraits>>;
  reactions?: readonly (Reaction | PlacedReaction)[];
  /** Reactions that depend on which fields the form asks. */
  reactionsOf?: (plan: FormPlan) => readonly Reaction[];
  /** The builders of the families of data that the table of roles names. */
  data?: Readonly<Partial<Record<DataFamily, DataBuilder>>>;
  /** The terms of an item, from answers rather than from its product; undefined for items of other families. */
  itemTerms?: (facts: Facts, item: Pick<CartItem, 'type' | 'saveAs'>) => ItemTerms | undefined;
  /** Items beside the primary and optional products. `cart` is without what the visitor unchecked. */
  addedItems?: (facts: Facts, cart: Cart) => readonly CartItem[];
  /** A product that the visitor chose by an answer, in place of all items of its type. */
  chosenProduct?: (facts: Facts) => CatalogueEntry | undefined;
  /** Which products the answers may bring into the cart besides those of the offer, so that their lists are awaited (PROD-46). */
  awaitedProducts?: (facts: Facts) => readonly AwaitedProduct[];
  /** What is wrong with the page config, as far as the form and what it sells show it. */
  problems?: (config: PageConfig, plan: FormPlan, offer: Offer) => readonly ConfigProblem[];
  /** Tells the site owner, once the products are loaded, which of them do not match the page config. */
  reportProducts?: (facts: Facts, report: Report) => void;
}

/** A product by its role or by its id. */
export type AwaitedProduct = { role: string; product_id?: never } | { role?: never; product_id: string };

/** Checks the shape of a family where it is written. */
export const defineFamily = <const Family extends ProductFamily>(family: Family): Family => family;
