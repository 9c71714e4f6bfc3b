import fc from 'fast-check';
import { offeredGroups } from '../../src/commerce/optional/optional-groups';
import { toggleIdentity } from '../../src/commerce/optional/optional-identity';
import { toggleGroup, toggleOption } from '../../src/commerce/optional/optional-toggles';
import type { Facts } from '../../src/kernel/facts/facts';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { ticking, untouched, withEntry, type Choices } from './choices';
import { pageNames, pages, type PageName, type ShopPage } from './pages';
import { pieces, type Piece } from './replies';
import { canClick } from './model-clicks';
import { coupons, shop, states } from './shop';

/** One thing that a visitor or the server does; a plain list, so that a failing order can be read and pasted. */
export type Act =
  | ['state' | 'entity' | 'home' | 'duration' | 'price' | 'certificates', string]
  | ['monthly' | 'immediate', boolean]
  | ['package', boolean | 'unset']
  | ['tick', role: string, isOn: boolean]
  | ['tickIn', role: string, state: string, isOn: boolean]
  | ['kit', role: string, isOn: boolean]
  | ['group' | 'identity', isOn: boolean]
  | ['inState', state: string, isOn: boolean]
  | ['allStates', isOn: boolean]
  | ['method', place: string, role: string, id: string]
  | ['arrive', Piece]
  | ['coupon', id: string, isOn: boolean]
  | ['startOver'];

const choice = (key: string) => ({ key, value: key });

/** The paths that an act writes, as the form would; none where it is the server that acts. */
export function written(act: Act, facts: Facts): FormValues {
  switch (act[0]) {
    case 'state':
      return { 'companyInformation.state': choice(act[1]) };
    case 'entity':
      return { 'companyInformation.entityType': choice(act[1]) };
    case 'home':
      return { 'companyInformation.homeState': choice(act[1]) };
    case 'duration':
      return { 'companyInformation.registeredAgentServiceDuration': choice(act[1]) };
    case 'certificates':
      return { 'companyInformation.certificateQuantity': choice(act[1]) };
    case 'price':
      return { 'nyop.requestedPrice': act[1] };
    case 'monthly':
      return { billingType: act[1] ? 'monthly' : 'yearly' };
    case 'immediate':
      return { 'nyop.immediateService': act[1] };
    case 'package':
      return { wantsPackage: act[1] === 'unset' ? '' : act[1] };
    case 'tick':
      return { [`productState.${act[1]}.checked`]: act[2] };
    case 'tickIn':
      return { [`productState.${act[1]}.states.${act[2]}`]: act[3] };
    case 'kit':
      return kitClicked(facts, act[1], act[2]);
    case 'group':
      return groupClicked(facts, act[1]);
    case 'identity':
      return toggleIdentity(facts, act[1]);
    case 'inState':
      return { [`companyInformation.states.${act[1]}`]: act[2] };
    case 'allStates':
      return { 'companyInformation.states': Object.fromEntries(states.map((state) => [state, act[1]])) };
    case 'method':
      return { [`selectedFilingMethodKeys.${act[1]}.${act[2]}`]: act[3] };
    case 'arrive':
    case 'coupon':
    case 'startOver':
      return {};
  }
}

const groupOf = (facts: Facts, name: string) => offeredGroups(facts).find(({ saveAs }) => saveAs === name);

/** A click on what is not on offer is none. */
function kitClicked(facts: Facts, role: string, isOn: boolean): FormValues {
  const list = groupOf(facts, 'kits');
  const option = list?.products.find((product) => product.role === role);
  return list && option ? toggleOption(facts, list, option, isOn) : {};
}

function groupClicked(facts: Facts, isOn: boolean): FormValues {
  const group = groupOf(facts, 'extras');
  return group ? toggleGroup(facts, group, isOn) : {};
}

/** What the visitor has chosen once the act is done. */
export function chosen(page: ShopPage, choices: Choices, act: Act): Choices {
  switch (act[0]) {
    case 'package':
      return { ...choices, wantsPackage: act[1] };
    case 'tick':
      return ticking(choices, act[1], act[2]);
    case 'tickIn':
      return { ...choices, tickedIn: withEntry(choices.tickedIn, `${act[1]} ${act[2]}`, act[3]) };
    case 'kit':
      return canClick(page, choices, act[1])
        ? page.oneOf.reduce((now, role) => ticking(now, role, act[2] && role === act[1]), choices)
        : choices;
    case 'group':
    case 'identity':
      return (act[0] === 'group' ? page.optional : page.identity)
        .filter((role) => canClick(page, choices, role))
        .reduce((now, role) => ticking(now, role, act[1]), choices);
    case 'inState':
      return { ...choices, states: withEntry(choices.states, act[1], act[2]) };
    case 'allStates':
      return { ...choices, states: act[1] ? states : [] };
    case 'method':
      return { ...choices, methods: { ...choices.methods, [`${act[1]} ${act[2]}`]: act[3] } };
    case 'arrive':
      return { ...choices, arrived: withEntry(choices.arrived, act[1], true) };
    case 'coupon':
      return { ...choices, coupons: withEntry(choices.coupons, act[1], act[2]) };
    case 'startOver':
      return { ...untouched, arrived: choices.arrived, coupons: choices.coupons };
    default:
      return { ...choices, [act[0]]: act[1] };
  }
}

const state = fc.constantFrom('', ...states);
const bool = fc.boolean();
const filings = shop.flatMap(({ where, role, methods = [] }) =>
  methods.map(({ id }): ['method', string, string, string] => ['method', where, role, id]),
);

/** Anything that can be done on a page, the decisive things more often. */
export function anyAct(page: ShopPage): fc.Arbitrary<Act> {
  const roles = [...page.optional, ...page.identity, ...page.optIns];
  return fc.oneof<fc.WeightedArbitrary<Act>[]>(
    { weight: 3, arbitrary: fc.tuple(fc.constant('state' as const), state) },
    { weight: 3, arbitrary: fc.tuple(fc.constant('entity' as const), fc.constantFrom('', 'LLC', 'LLC', 'Corp', 'NP Corp')) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('home' as const), state) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('duration' as const), fc.constantFrom('12', '24', '36', '60')) },
    { weight: page.hasSubscriptions ? 3 : 1, arbitrary: fc.tuple(fc.constant('monthly' as const), bool) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('package' as const), fc.constantFrom(true, false, 'unset' as const)) },
    { weight: 5, arbitrary: fc.tuple(fc.constant('tick' as const), fc.constantFrom(...roles), bool) },
    { weight: 4, arbitrary: fc.tuple(fc.constant('kit' as const), fc.constantFrom(...page.oneOf), bool) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom('group' as const, 'identity' as const), bool) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('certificates' as const), fc.constantFrom('', '40021', '40023')) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('tickIn' as const), fc.constantFrom(...page.perState), fc.constantFrom(...states), bool) },
    { weight: page.isMultiState ? 5 : 0, arbitrary: fc.tuple(fc.constant('inState' as const), fc.constantFrom(...states, 'NV'), bool) },
    { weight: page.isMultiState ? 1 : 0, arbitrary: fc.tuple(fc.constant('allStates' as const), bool) },
    { weight: 3, arbitrary: fc.constantFrom(...filings) },
    { weight: page.asksPrice ? 3 : 0, arbitrary: fc.tuple(fc.constant('price' as const), typedPrice) },
    { weight: page.asksPrice ? 2 : 0, arbitrary: fc.tuple(fc.constant('immediate' as const), bool) },
    { weight: 4, arbitrary: fc.tuple(fc.constant('arrive' as const), fc.constantFrom(...pieces)) },
    { weight: 3, arbitrary: fc.tuple(fc.constant('coupon' as const), fc.constantFrom(...coupons.map(({ id }) => id)), bool) },
    { weight: 1, arbitrary: fc.constant<Act>(['startOver']) },
  );
}

const typedPrice = fc.constantFrom('', '0', '0.00', '39', '$49.99', '1,250', '49.99', '12.5', 'cheap', '-5');

/** Up to 50 acts on any of the pages, where everything has arrived or nothing yet. */
export interface Plan {
  page: PageName;
  isLoaded: boolean;
  acts: readonly Act[];
}

const planOn = (page: PageName): fc.Arbitrary<Plan> =>
  fc.record({
    page: fc.constant(page),
    isLoaded: bool,
    acts: fc.array(anyAct(pages[page]), { minLength: 1, maxLength: 50, size: 'max' }),
  });

export const anyPlan: fc.Arbitrary<Plan> = fc.oneof(...pageNames.map(planOn));
