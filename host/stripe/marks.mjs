import { orderNumber } from '../orders/orders.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */

/**
 * By what Stripe's dashboard and its events name a payment.
 *
 * @param {Shop} shop
 * @param {Pick<Payment, 'id' | 'orderId'>} payment
 */
export const marksOf = ({ settings }, { id, orderId }) => ({
  charterform_order: orderNumber({ id: orderId }),
  charterform_payment: String(id),
  charterform_site: settings.publicUrl,
});

/**
 * The id of the payment that something of Stripe's names; undefined for what is not of this shop.
 *
 * @param {Shop} shop
 * @param {Readonly<Record<string, unknown>> | null | undefined} metadata
 */
export function paymentIdOf({ settings }, metadata) {
  const id = String(metadata?.charterform_payment ?? '');
  return metadata?.charterform_site === settings.publicUrl && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
