/** The payload with the order number, the order's idempotency key, at its affiliate if there is one (TRACK-14). */
export function withOrderNumber(data: object, order_number: string): object {
  const { affiliate } = data as { affiliate?: object };
  return affiliate ? { ...data, affiliate: { ...affiliate, order_number } } : data;
}
