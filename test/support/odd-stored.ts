import fc from 'fast-check';
import type { AnswerShape } from '../../src/kernel/answers/answer-shape';
import { answerShapes } from '../../src/kernel/answers/answers';

/** Names under which an object whose names are made up is asked, in forms and in attacks. */
const madeUp = ['WY', 'US', 'registeredAgent', 'businessFormation', 'mfParent', 'bookAndSeal', '0', 'toString', 'hasOwnProperty'];

/** Every path at which something is stored, branches too; of lists the first entries. */
function pathsOf(shape: AnswerShape, path: string): readonly string[] {
  if (typeof shape === 'string') return [path];
  if ('list' in shape) return [path, ...pathsOf(shape.list!, `${path}.0`), ...pathsOf(shape.list!, `${path}.1`)];
  const parts = 'each' in shape ? madeUp.map((name) => [name, shape.each!] as const) : Object.entries(shape);
  return [...(path ? [path] : []), ...parts.flatMap(([name, part]) => pathsOf(part as AnswerShape, path ? `${path}.${name}` : name))];
}

export const storedPaths = pathsOf(answerShapes as unknown as AnswerShape, '');

/** Values of the right kind that nobody has entered. */
const oddTexts = ['', ' ', 'x'.repeat(20_000), 'constructor', '__proto__', 'toString', 'WY', '-1', '1e9', 'NaN', '\u202E\0', '<b>'];

/** Values of wrong kinds, and of right ones that nobody has entered. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 1e300, [], {}, [null], [[]], [{}], { 0: 'a' }, { length: 3 }),
  fc.constantFrom<unknown>(
    { toString: 1 },
    { toString: 'a', valueOf: 'b' },
    { toJSON: 1 },
    { key: 5 },
    { key: null, value: {} },
    { amount: {} },
  ),
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...oddTexts).map((key) => ({ key, value: key })),
  fc.constantFrom(...oddTexts).map((key) => ({ key, value: { toString: key } })),
  fc.array(fc.constantFrom<unknown>(null, 5, 'a', { toString: 1 }, [], {}), { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A stored text that is cut off, doubled or changed in one place. */
export const broken = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc.constant(text + text),
    fc
      .tuple(fc.nat({ max: text.length }), fc.constantFrom('"', '}', '0', ',', '\\', '\uD800', 'null'))
      .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1)),
    fc.string(),
    fc.json(),
  );
