import { statesOf, type Choices } from './choices';
import type { ShopPage } from './pages';
import { had, isSold, methodKey } from './shop-window';
import { shop } from './shop';

const monthsIn = (state: string) =>
  shop.filter(({ where, months }) => where === state && months !== undefined).map(({ months }) => months!);

/** The choices once all has followed that follows from what is chosen and what has arrived. */
export const settle = (page: ShopPage, choices: Choices): Choices => withMethods(page, withDuration(withoutClosedStates(page, choices)));

/** Only an LLC or a corporation pays by the month; what would change that asks first, and no answer is none (COMP-29, COMP-30). */
export const payable = ({ hasSubscriptions }: ShopPage, before: Choices, now: Choices): Choices =>
  hasSubscriptions && now.monthly && !['', 'LLC', 'Corp'].includes(now.entity) ? before : now;

/** A state in which what the page is about is not sold is not chosen any more (PROD-39). */
function withoutClosedStates(page: ShopPage, choices: Choices): Choices {
  const isKnown = choices.arrived.includes('agents') && choices.arrived.includes('simple');
  if (!page.isMultiState || !isKnown) return choices;
  return { ...choices, states: choices.states.filter((state) => monthsIn(state).length > 0) };
}

/** A duration that is not offered in every chosen state gives way to the first that is (PROD-38). */
function withDuration(choices: Choices): Choices {
  if (choices.duration === '' || !choices.arrived.includes('agents')) return choices;
  const [first = [], ...others] = statesOf(choices).map(monthsIn);
  const offered = first.filter((months) => others.every((other) => other.includes(months)));
  if (offered.length === 0 || offered.includes(Number(choices.duration))) return choices;
  return { ...choices, duration: String(offered[0]) };
}

/** What can be filed has a way of filing: the one kept, else the first (PROD-17). */
function withMethods(page: ShopPage, choices: Choices): Choices {
  const roles = [...page.primary, ...page.optional, ...page.oneOf, ...page.identity, ...page.perState, ...page.optIns];
  const onSale = shop.filter(
    ({ role, where, methods }) =>
      methods && roles.includes(role) && [...statesOf(choices), 'US'].includes(where) && isSold(page, choices, role, where),
  );
  const committed = onSale.flatMap((product) => {
    const wanted = had(product, choices);
    return wanted?.method ? [[methodKey(product), wanted.method.id] as const] : [];
  });
  return { ...choices, methods: { ...choices.methods, ...Object.fromEntries(committed) } };
}
