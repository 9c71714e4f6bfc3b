import { canBeCode, couponCode } from '../kernel/facts/coupon-code';
import { readObject, readText, type Wire } from '../kernel/util/read-wire';
import { QuoteFault } from './fault';

/** Lines of one order at most, those within bundles included. */
const maxLines = 500;

/** Companies of one order at most (SUBM-13). */
const maxCompanies = 2;

/** Pieces of one line at most. */
const maxQuantity = 9999;

/** What each line of a product has, and none of a coupon. */
const ofProducts = ['product_option_id', 'data', 'saveAs'];

/** The line of a product (SUBM-27). No amount of a payload is read. */
export interface OrderLine {
  id: string;
  /** The id of the way of filing; '' for what is not filed. */
  way: string;
  quantity: number;
  data: Wire;
  saveAs: string;
}

/** What one company of the order gets. */
export interface OrderCompany {
  /** The kind of company, as it is ordered. */
  kind: string;
  lines: readonly OrderLine[];
}

/** Reads what an order's payload says is ordered. What no form sends is refused. */
export class OrderLines {
  readonly companies: readonly OrderCompany[];
  /** The ids of the claimed coupons that apply by themselves (SUBM-28). */
  readonly coupons = new Set<string>();
  /** The coupon that the visitor has added by its code (PLUS-02). */
  addedCoupon: { id: string; code: string } | undefined;
  private count = 0;

  /** @throws {QuoteFault} for a payload that no form sends */
  constructor(payload: unknown) {
    const companies = readObject(payload).companies ?? [];
    if (!Array.isArray(companies) || companies.length > maxCompanies) throw new QuoteFault('malformed');
    this.companies = companies.map((company: unknown): OrderCompany => {
      const { products, company: about } = objectOf(company);
      if (!Array.isArray(products ?? [])) throw new QuoteFault('malformed');
      return {
        kind: readText(readObject(about).entity_type),
        lines: ((products ?? []) as unknown[]).flatMap((wire) => this.line(wire) ?? []),
      };
    });
  }

  /** The lines of a bundle's products, which its data holds. @throws {QuoteFault} for what no form puts into a bundle */
  within({ data }: OrderLine): OrderLine[] {
    return Object.values(data).map((wire) => {
      const line = this.line(wire);
      // A bundle holds no coupons.
      if (!line) throw new QuoteFault('malformed');
      return line;
    });
  }

  /** A line; undefined for that of a coupon. */
  private line(value: unknown): OrderLine | undefined {
    const wire = objectOf(value);
    const id = idOf(wire.product_id);
    if (++this.count > maxLines || id === '') throw new QuoteFault('malformed');
    // A coupon has none of what each product has.
    if (Object.hasOwn(wire, 'bundled') && !ofProducts.some((name) => Object.hasOwn(wire, name))) {
      this.coupon(id, wire.code);
      return undefined;
    }
    const { quantity, saveAs } = wire;
    if (!isCount(quantity)) throw new QuoteFault('malformed');
    return {
      id,
      way: idOf(wire.product_option_id),
      quantity,
      data: objectOf(wire.data ?? {}),
      saveAs: typeof saveAs === 'string' ? saveAs : '',
    };
  }

  /** Notes a claimed coupon. A form has a single one that was added by its code. */
  private coupon(id: string, typed: unknown) {
    if (typed === undefined) return this.coupons.add(id);
    const code = couponCode(typed);
    const { addedCoupon = { id, code } } = this;
    if (typeof typed !== 'string' || !canBeCode(code) || addedCoupon.id !== id || addedCoupon.code !== code)
      throw new QuoteFault('malformed');
    return (this.addedCoupon = addedCoupon);
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity;

function objectOf(value: unknown): Wire {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new QuoteFault('malformed');
  return value as Wire;
}

/** An id of a line, as a text: a number with a fraction, or one that is written with an exponent, is none. */
function idOf(value: unknown): string {
  const id = value ?? '';
  if (typeof id !== 'string' && !(Number.isInteger(id) && Math.abs(Number(id)) < 1e21)) throw new QuoteFault('malformed');
  return readText(id);
}
