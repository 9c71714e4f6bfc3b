import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../src/kernel/facts/facts';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { setPath } from '../../src/kernel/util/paths';
import { react } from '../support/react';
import type { Cart } from '../../src/kernel/facts/cart';
import { traitsOf } from '../support/form-traits';
import { chosen, written, type Act, type Plan } from './acts';
import { untouched, type Choices } from './choices';
import { configOf, offerOfPage, pages, type PageName, type ShopPage } from './pages';
import { catalogueOf, pieces } from './replies';
import { payable, settle } from './settle';

/** A visit so far: what the product knows and has made of it, and what the model knows. */
export interface Visit {
  page: ShopPage;
  facts: Facts;
  cart: Cart;
  choices: Choices;
}

const settings = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => {
    const config = configOf(page);
    return [name, { config, form: traitsOf(config.formType), offer: offerOfPage(page, config) }];
  }),
) as Record<PageName, Pick<Facts, 'config' | 'form' | 'offer'>>;

const fresh: FormValues = { billingType: 'yearly' };

/** A visitor who has just come. */
export function newVisit(name: PageName, isLoaded: boolean): Visit {
  const choices = { ...untouched, arrived: isLoaded ? pieces : [] };
  const catalogue = catalogueOf(choices.arrived, choices.coupons);
  const facts: Facts = { ...settings[name], catalogue, values: fresh, domains: [], today: '2030-01-15' };
  return { page: pages[name], facts, cart: rebuildCart(facts), choices };
}

/** The visit after an act: through the one door, then the cart anew. */
export function after(visit: Visit, act: Act): Visit {
  const choices = settle(visit.page, payable(visit.page, visit.choices, chosen(visit.page, visit.choices, act)));
  const facts = throughTheDoor(visit.facts, {
    ...visit.facts,
    values: act[0] === 'startOver' ? fresh : writtenTo(visit.facts.values, written(act, visit.facts)),
    catalogue: act[0] === 'arrive' || act[0] === 'coupon' ? catalogueOf(choices.arrived, choices.coupons) : visit.facts.catalogue,
  });
  return { page: visit.page, facts, cart: rebuildCart(facts), choices };
}

/** The facts once everything that follows from a change has followed. */
export const throughTheDoor = (before: Facts, now: Facts): Facts => ({ ...now, values: react(before, now).values });

const writtenTo = (values: FormValues, changes: FormValues): FormValues =>
  Object.entries(changes).reduce((written, [path, value]) => setPath(written, path, value), values);

/** The visit after each act of a plan in turn, with the visit before it. */
export function* steps({ page, isLoaded, acts }: Plan): Generator<Visit & { before: Visit }> {
  let visit = newVisit(page, isLoaded);
  for (const act of acts) {
    const before = visit;
    visit = after(visit, act);
    yield { ...visit, before };
  }
}
