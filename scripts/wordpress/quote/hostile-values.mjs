/** Numbers from 0 to below 1, the same for a seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Stands for a number that JavaScript cannot hold. */
export const tooLarge = '@9007199254740993@';

export const quantities = [0, -1, -1000, 1.5, 1e9, 1e300, '1', '', null, true, [], {}, tooLarge, 2, 3, 50, 9999, 10000];
export const kinds = [
  'LLC',
  'Corp',
  'NP Corp',
  'PLLC',
  'Close LLC',
  'Sole Proprietorship',
  'Individual',
  'Domains',
  'Other',
  '',
  'llc',
  7,
  null,
];
export const states = ['WY', 'CO', 'NM', 'UT', 'NY', 'US', 'Federal', '', 'ZZ', 'Outside of the US', 5];
export const amounts = ['0.01', '$0.01', '1', '0', '-5', '1e-9', 'free', '', '999', '4,9', null, 0.01];
export const junk = [null, 0, 'x', [], {}, [[[[[[]]]]]], [null], { length: 9 }, true, '\u0000', { data: { data: { data: { data: [] } } } }];
export const forged = {
  price: 0,
  cost: 0,
  baseFee: -100,
  use_facade: true,
  bundled: true,
  bundleID: '1',
  isBundle: true,
  total: 0,
  cents: -5,
  ledger: [],
};

/** Codes of a coupon as a form sends them, and as none does. @param {string} code */
export const oddCodes = (code) => [
  ...[code, code, ` ${code.toLowerCase()}\u00a0`, 'WINTER', undefined],
  ...['', ' ', 7, null, true, 'x'.repeat(41), { code }, [code]],
];
