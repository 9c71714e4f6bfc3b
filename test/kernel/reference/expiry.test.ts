import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryState, maskExpiry, readExpiry, writeExpiry } from '../../../src/kernel/reference/expiry';
import { anyText } from '../validation/rules/rule-words';

/** What stands in the field after each key. */
function typing(keys: string): string[] {
  let text = '';
  return [...keys].map((key) => (text = maskExpiry(text + key)));
}

describe('the expiry of a card', () => {
  it.each([
    ['1229', ['1', '12', '12 / 2', '12 / 29']],
    ['12/29', ['1', '12', '12', '12 / 2', '12 / 29']],
    ['1/29', ['1', '01', '01 / 2', '01 / 29']],
    ['0429', ['0', '04', '04 / 2', '04 / 29']],
    ['429', ['4', '4 / 2', '4 / 29']],
    ['122029', ['1', '12', '12 / 2', '12 / 20', '12 / 202', '12 / 29']],
  ])('is formatted while %s is typed (CARD-07, CARD-16)', (keys, shown) => {
    expect(typing(keys)).toEqual(shown);
  });

  it.each(['12/29', '12/2029', '12 / 29', '12-29', '1229', '122029', '2029-12', '202912', '12.2029', '１２／２９', ' 12/29 '])(
    'is read from %s, pasted or filled in (CARD-16, FIELD-23)',
    (typed) => {
      expect(readExpiry(typed)).toEqual({ month: '12', year: '2029' });
      expect(maskExpiry(typed)).toBe('12 / 29');
    },
  );

  it.each(['12/29/30', 'May 2029', '123456789', '2029', '12 / 20299', '/'])('leaves %s as it is typed (CARD-16, FIELD-23)', (typed) => {
    expect(maskExpiry(typed)).toBe(typed === '/' ? '' : typed);
    expect(readExpiry(typed).year).toBe('');
  });

  it('can be deleted key by key', () => {
    let text = '12 / 29';
    const left = [];
    while (text !== '') left.push((text = maskExpiry(text.slice(0, -1))));
    expect(left).toEqual(['12 / 2', '12', '1', '']);
  });

  it('is formatted once for all, and its answers read as they were written (FIELD-23)', () => {
    const texts = fc.oneof(anyText, fc.stringMatching(/^[\d /.-]{0,9}$/));
    fc.assert(
      fc.property(texts, (typed) => {
        const masked = maskExpiry(typed);
        expect(maskExpiry(masked)).toBe(masked);
        const answers = readExpiry(masked);
        expect(readExpiry(writeExpiry(answers))).toEqual(answers);
      }),
    );
  });

  it('may be in this year and the nine after it, in months 1 to 12 (CARD-16, FIELD-20)', () => {
    const years = Array.from({ length: 30 }, (_, index) => String(2020 + index));
    const months = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));
    expect(years.filter((year) => expiryState({ month: '12', year }, '2030-12') === 'valid')).toEqual(years.slice(10, 20));
    expect(months.filter((month) => expiryState({ month, year: '2031' }, '2030-12') === 'valid')).toEqual(months.slice(1, 13));
  });
});
