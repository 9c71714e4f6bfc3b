import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../../src/kernel/text/en';
import { createText } from '../../../../src/kernel/text/format-message';
import { messageOf } from '../../../../src/kernel/validation/message-of';
import { parseRules } from '../../../../src/kernel/validation/parse-rules';
import { checkValue } from '../../../../src/kernel/validation/run-rules';
import { ruleUses, usesContext } from './rule-uses';
import { anyText } from './rule-words';

const uses = Object.values(ruleUses).flat();
const sentences = Object.keys(en);
const text = createText();
const { seed } = fc.readConfigureGlobal();

/** The longest of these is longer than a visitor writes; half a million signs are the bench's. */
const anyString = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'0192aZ-_()/ +.,:@&<>$%|{}é😀\ud83d\udc4d\n'), maxLength: 24 }) },
  { weight: 1, arbitrary: fc.tuple(anyText, fc.integer({ min: 1, max: 200 })).map(([part, times]) => part.repeat(times)) },
);
const file = fc.oneof(
  fc.record({ name: anyText, size: fc.oneof(fc.nat(), fc.constant(Number.NaN), fc.string()) }),
  fc.constant(new File(['curriculum vitae'], 'cv.pdf')),
);
const anyValue = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
  file,
  fc.array(file),
);

/** What is amiss with the verdict itself: no sentence of its own, or one with a gap. */
const flawOf = (value: unknown, rules: string): string => {
  const failure = checkValue(value, rules, usesContext);
  if (failure === null) return '';
  const words = messageOf(failure, 'Answer', text);
  if (failure.rule !== 'pattern' && !sentences.includes(`rule.${failure.rule}`)) return `no sentence for ${failure.rule}`;
  return /^$|\{\w+\}|undefined|NaN/.test(words) ? words : '';
};

// The seed, set in test/setup/pure-code.ts, repeats a run.
describe(`every rule, fuzzed with the seed ${seed}`, () => {
  // oxlint-disable-next-line no-console -- the default reporter keeps the titles of tests that pass to itself
  beforeAll(() => console.info(`Rules are fuzzed with the seed ${seed}.`));

  it.each(uses)('%s judges 10,000 strings of any characters, in words of the table', (rules) => {
    fc.assert(
      fc.property(anyString, (value) => void expect(flawOf(value, rules)).toBe('')),
      { numRuns: 10_000 },
    );
  });

  it.each(uses)('%s judges anything else: numbers, null, lists, objects, files', (rules) => {
    fc.assert(
      fc.property(anyValue, (value) => void expect(flawOf(value, rules)).toBe('')),
      { numRuns: 1000 },
    );
  });

  it.each(uses.filter((rules) => !parseRules(rules)[0]!.rule.crossField))('%s reads no answer but its own, unless it says so', (rules) => {
    const refuse = () => {
      throw new Error('another answer was read');
    };
    const values = new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });
    for (const value of ['x', '', 'a@b.co', '12/31/2025', null, {}])
      expect(() => checkValue(value, rules, { ...usesContext, values })).not.toThrow();
  });

  it('says the same in one list with all the others, of which the first that fails is told (VALID-03)', () => {
    fc.assert(
      fc.property(anyString, (value) => {
        const [first] = uses.flatMap((rules) => checkValue(value, rules, usesContext) ?? []);
        expect(checkValue(value, uses.join('|'), usesContext)).toEqual(first ?? null);
      }),
    );
  });
});
