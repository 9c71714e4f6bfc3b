import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePassword } from '../../../src/kernel/validation/generate-password';
import { checkValue } from '../../../src/kernel/validation/run-rules';

/** Random bytes that a seed repeats (Mulberry32). */
function bytesFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return (count: number) => Uint8Array.from({ length: count }, next);
}

describe('a generated password', () => {
  it('has the asked length and meets every requirement, whatever the chance (PASS-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.integer(), (length, seed) => {
        const password = generatePassword(length, bytesFrom(seed));
        const rules = ['required', `passwordMin:${length}`, 'passwordLower', 'passwordUpper', 'passwordNumber', 'passwordSpecial'];
        expect(password).toHaveLength(length);
        expect(rules.filter((rule) => checkValue(password, rule, { values: {} }))).toEqual([]);
      }),
    );
  });

  it('has room for one sign of each kind even where it should be shorter', () => {
    expect(generatePassword(1, bytesFrom(1))).toHaveLength(4);
  });

  it('draws anew until each kind of sign is there', () => {
    const draws = [
      [0, 1, 2, 3],
      [0, 24, 48, 49],
      [0, 24, 48, 56],
    ];
    expect(generatePassword(4, () => Uint8Array.from(draws.shift()!))).toBe('aA2!');
    expect(draws).toEqual([]);
  });

  it('gives each sign the same chance', () => {
    const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    for (const sign of generatePassword(256, () => everyByte)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(64);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  it('has no sign that is easily taken for another', () => {
    expect(generatePassword(2000, bytesFrom(7))).not.toMatch(/[0O1lIo|`'"]/);
  });
});
