import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepableAnswers } from '../../../src/kernel/storage/keepable-answers';
import type { FormValues } from '../../../src/kernel/answers/form-values';

interface Case {
  name: string;
  answers: FormValues;
  /** The same answers where left out. */
  kept?: FormValues;
  isPartial: boolean;
}
const cases = JSON.parse(readFileSync('fixtures/keepable-answers.json', 'utf8')) as Case[];

describe('answers that may be kept', () => {
  it.each(cases)('$name (PLUS-05)', ({ answers, kept = answers, isPartial }) => {
    const result = keepableAnswers(answers);
    expect(result.answers).toEqual(kept);
    expect(result.leftOut.length > 0).toBe(isPartial);
  });

  it('stay the same object where nothing is left out (PLUS-05)', () => {
    const answers = { companyInformation: { companyName: 'Ok LLC' }, recipients: [{ firstName: 'Bo' }] };
    expect(keepableAnswers(answers).answers).toBe(answers);
  });

  it('name the paths of what is left out, and no value (PLUS-05)', () => {
    const { leftOut } = keepableAnswers({ note: { text: '4111111111111111' }, recipients: [{ firstName: '078-05-1120' }] });
    expect(leftOut).toEqual(['note.text', 'recipients.0.firstName']);
  });

  const card = fc.constantFrom('4111111111111111', '5555 5555 5555 4444', '3782-822463-10005', '6011.1111.1111.1117');
  const tax = fc.constantFrom('078-05-1120', '12-3456789', '900 70 1234', '123456789');
  const secret = fc
    .tuple(fc.constantFrom('', 'My number: ', '(', '/'), fc.oneof(card, tax), fc.constantFrom('', '.', ', thanks', ') '))
    .map(([before, number, after]) => before + number + after);
  const word = fc.oneof(secret, fc.string({ maxLength: 12 }), fc.boolean(), fc.constant(null));
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      word,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.constantFrom('text', 'questions', 'password', 'cvc'), secret), tie('node'), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  })).node;

  it('hold no number of a card or tax number, for any answers (PLUS-05)', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('note', 'questions', 'llc', 'own'), tree, { maxKeys: 4, noNullPrototype: true }),
        (answers) => {
          const bytes = JSON.stringify(keepableAnswers(answers).answers);
          expect(bytes).not.toMatch(/4111111111111111|5555 5555 5555 4444|3782-822463-10005|6011\.1111\.1111\.1117/);
          expect(bytes).not.toMatch(/078-05-1120|12-3456789|900 70 1234|\b123456789\b/);
          expect(bytes).not.toMatch(/"(password|cvc)":"[^"]/);
        },
      ),
    );
  });

  it('are the same when they are read once more (PLUS-05)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('note', 'questions', 'own'), tree, { maxKeys: 4, noNullPrototype: true }), (answers) => {
        const once = keepableAnswers(answers).answers;
        expect(keepableAnswers(once)).toEqual({ answers: once, leftOut: [] });
      }),
    );
  });
});
