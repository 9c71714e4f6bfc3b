import fc from 'fast-check';
import type { FormValues } from '../../../../src/kernel/answers/form-values';
import { en } from '../../../../src/kernel/text/en';
import { createText } from '../../../../src/kernel/text/format-message';
import { messageOf } from '../../../../src/kernel/validation/message-of';
import { checkValue } from '../../../../src/kernel/validation/run-rules';

/** Text of any characters there are, lone halves of an emoji among them. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: 30 })
  .map((codes) => String.fromCodePoint(...codes));

/** What a visitor reads for a value of the field "Answer" under these rules; '' where the value passes. */
export function words(rules: string, value: unknown, values: FormValues = {}, initial?: unknown): string {
  const failure = checkValue(value, rules, { values, initial });
  return failure ? messageOf(failure, 'Answer', createText(en)) : '';
}

/** None of these is an answer. */
export const noAnswers = [undefined, null, '', '   ', [], { key: '', value: '' }];

/** Text that no field expects. */
export const oddTexts = ['😀', 'é', '\u0000', '<script>', '{field}', '__proto__', '%s', '\u202e', '-', '|:|'];
