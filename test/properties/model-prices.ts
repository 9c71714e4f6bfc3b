import type { Choices } from './choices';
import { coupons, shop, type ShopCoupon, type ShopMethod } from './shop';

/** What something costs, in cents. */
export interface Parts {
  base: number;
  surcharge: number;
  stateFee: number;
}

interface Priced extends Parts {
  product: string;
  bundle: string;
}

/** Types of filings whose state fee and surcharge are paid even inside a bundle (SUMM-07). */
export const feesInBundles = [
  'business_formation',
  'business_formation_free',
  'foreign_registration',
  'domestication',
  'compliance_filing',
  'change_of_agent',
  'trade_name',
  'tax_id',
  'trademark',
];

/** The parts once every coupon on offer has had its turn (PRICE-01 to PRICE-04, PRICE-14); months of the agent in the order. */
export function discounted(item: Priced, choices: Choices, agentMonths: number): Parts & { coupons: string[] } {
  const applied = coupons.filter(
    (coupon) =>
      choices.coupons.includes(coupon.id) &&
      coupon.on.includes(item.product) &&
      isForThis(coupon, item) &&
      !(isForAgentChanges(coupon) && agentMonths <= 12),
  );
  const inTurn = [...applied.filter(({ percent }) => percent), ...applied.filter(({ percent }) => !percent)];
  const { base, surcharge, stateFee } = inTurn.reduce(cheaper, item);
  const whole = (cents: number) => Math.floor(cents + 0.5 + 1e-9);
  return { base: whole(base), surcharge: whole(surcharge), stateFee: whole(stateFee), coupons: inTurn.map(({ id }) => id) };
}

const isForThis = ({ bundled, bundleID }: ShopCoupon, { bundle }: Priced) =>
  !bundled || (bundle !== '' && (bundleID === undefined || bundleID === bundle));

const isForAgentChanges = ({ on }: ShopCoupon) =>
  on.every((id) => shop.some((product) => product.id === id && product.type === 'change_of_agent'));

function cheaper({ base, surcharge, stateFee }: Parts, { dollars = 0, percent = 0 }: ShopCoupon): Parts {
  const offBase = Math.min(base, dollars);
  const offSurcharge = Math.min(surcharge, dollars - offBase);
  const offFee = Math.min(stateFee, dollars - offBase - offSurcharge);
  const rest = (cents: number) => (cents * (100 - percent)) / 100;
  return { base: rest(base - offBase), surcharge: rest(surcharge - offSurcharge), stateFee: rest(stateFee - offFee) };
}

/** 5 % of the dearest method, in whole dollars (PRICE-05). */
export const cardFee = (methods: readonly ShopMethod[]): number => {
  const dearest = Math.max(0, ...methods.map(({ cost }) => cost));
  return Math.floor((dearest * 5) / 10_000 + 0.5) * 100;
};
