import fc from 'fast-check';

/** What a reply may hold where money or a count belongs. */
export const money = fc.oneof(
  fc.nat(99_999).map((cents) => (cents / 100).toFixed(2)),
  fc.double(),
  fc.anything(),
);
export const number = fc.oneof(fc.nat(200), fc.double(), fc.string(), fc.anything());
const duration = fc.oneof(fc.record({ days: number, hours: number }, { requiredKeys: [] }), fc.anything());
export const method = fc.record(
  {
    id: fc.nat(9),
    jurisdiction: fc.constantFrom('WY', 'Federal', ''),
    cost: money,
    surcharge: money,
    filing: fc.anything(),
    filed_in: duration,
    docs_in: duration,
  },
  { requiredKeys: [] },
);
export const isCents = (price: number) => Number.isInteger(price) && price >= 0;
