import type { Piece } from './replies';
import type { ShopPage } from './pages';
import { shop } from './shop';

/** All that a visitor has chosen, and what the server has sent so far: what the model stands on. */
export interface Choices {
  state: string;
  entity: string;
  home: string;
  monthly: boolean;
  /** Months as kept; '' while never chosen. */
  duration: string;
  wantsPackage: boolean | 'unset';
  /** Roles that are ticked, opt-ins among them. */
  ticked: readonly string[];
  /** Roles that were unticked, be it that they never were ticked. */
  declined: readonly string[];
  /** `role state` for each that is ticked in a state. */
  tickedIn: readonly string[];
  /** The states of a multi-state order. */
  states: readonly string[];
  /** The filing method by `place role`. */
  methods: Readonly<Record<string, string>>;
  /** The id of the chosen number of certificates; '' for none. */
  certificates: string;
  immediate: boolean;
  /** As typed. */
  price: string;
  arrived: readonly Piece[];
  coupons: readonly string[];
}

export const untouched: Choices = {
  state: '',
  entity: '',
  home: '',
  monthly: false,
  duration: '',
  wantsPackage: 'unset',
  ticked: [],
  declined: [],
  tickedIn: [],
  states: [],
  methods: {},
  certificates: '',
  immediate: false,
  price: '',
  arrived: [],
  coupons: [],
};

/** The list with or without an entry. */
export const withEntry = <T>(list: readonly T[], entry: T, isIn: boolean): readonly T[] =>
  isIn ? [...new Set([...list, entry])] : list.filter((other) => other !== entry);

/** The choices with a role ticked or not. */
export const ticking = (choices: Choices, role: string, isOn: boolean): Choices => ({
  ...choices,
  ticked: withEntry(choices.ticked, role, isOn),
  declined: withEntry(choices.declined, role, !isOn),
});

/** The states in which the visitor buys: the state of service and those of a multi-state order. */
export const statesOf = ({ state, states }: Choices): string[] => [...new Set([state, ...states])].filter((code) => code !== '');

/** For how many years an agent is taken: at least one. */
export const yearsOf = (months: number): number => Math.max(1, months / 12);

/** The amount typed, in cents, with or without dollar sign and commas of thousands (NYOP-11); undefined where it is no price. */
export function typedCents(text: string): number | undefined {
  const digits = text.replace(/^\$/, '').replace(/,(?=\d{3}\b)/g, '');
  const cents = /^\d+(\.\d\d?)?$/.test(digits) ? Math.round(Number(digits) * 100) : 0;
  return cents > 0 ? cents : undefined;
}

/** Whether the price of a registered agent is not the shop's own on this page. */
export function agentPriceAYear(page: ShopPage, choices: Choices): number | undefined {
  // Only the states where an agent is sold count (PROD-45).
  const withAgent = statesOf(choices).filter((state) => shop.some(({ where, months }) => where === state && months !== undefined));
  if (page.bulk) return withAgent.length >= page.bulk.from ? page.bulk.price : undefined;
  return page.asksPrice && !choices.immediate ? typedCents(choices.price) : undefined;
}
