import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/core/text/en';
import { applyMask, cardNumberMask, phoneMask } from '../../../src/core/validation/masks';
import { anyText } from './rules/rule-words';

describe('a mask', () => {
  it('lets each token take what it stands for (FIELD-03)', () => {
    expect(applyMask('aaa', 'a1B-c')).toBe('aBc');
    expect(applyMask('AAA', 'a1B-c')).toBe('ABC');
    expect(applyMask('****', 'a-1_Bé2')).toBe('a1B2');
    expect(applyMask('####', 'a-1_Bé2')).toBe('A1B2');
    expect(applyMask('+++', '-é1x')).toBe('-é1');
    expect(applyMask('111', 'a1b2')).toBe('12');
  });

  it('shows its own characters only once something follows them', () => {
    expect(applyMask('(111) 111', '')).toBe('');
    expect(applyMask('(111) 111', '3')).toBe('(3');
    expect(applyMask('(111) 111', '307')).toBe('(307');
    expect(applyMask('(111) 111', '3075')).toBe('(307) 5');
    expect(applyMask('(111) 111', '(307) ')).toBe('(307');
  });

  it('takes no more than it has room for', () => {
    expect(applyMask('11-11', '1234567')).toBe('12-34');
  });

  it('leaves its own answers as they are', () => {
    const mask = fc.constantFrom(phoneMask, phoneMask, '1111 1111 1111 1111', 'AA-##', '(+++) a*', '++-++', '11/11/1111');
    const typing = fc.string({ unit: fc.constantFrom(...'019aZ-_()/ +.é😀') });
    fc.assert(
      fc.property(mask, fc.oneof(anyText, typing), (shape, typed) => {
        const masked = applyMask(shape, typed);
        expect(applyMask(shape, masked)).toBe(masked);
        // An international number is as long as it is typed.
        const isInternational = shape === phoneMask && masked.startsWith('+');
        expect([...masked].length).toBeLessThanOrEqual(isInternational ? typed.length : shape.length);
      }),
    );
  });
});

describe('the phone mask', () => {
  it('puts ten digits in their places, however they are written (FIELD-05)', () => {
    expect(phoneMask).toBe('(111) 111-1111');
    expect(en['person.phone.placeholder']).toBe('(___) ___-____');
    for (const typed of ['3075550132', '(307) 555-0132', '307.555.0132', '307 555 0132', ' 307-555-0132 '])
      expect(applyMask(phoneMask, typed)).toBe('(307) 555-0132');
  });

  it('takes a pasted number with the country code', () => {
    for (const typed of ['+13075550132', '+1 (307) 555-0132', '1-307-555-0132', '13075550132'])
      expect(applyMask(phoneMask, typed)).toBe('(307) 555-0132');
    expect(applyMask(phoneMask, '30755501329')).toBe('(307) 555-0132');
  });

  it('is filled by a number with +1 as it is typed (FIELD-21)', () => {
    const typed = ['+', '+1', '+1 ', '+1 3', '+13', '+1307555', '+1 (307) 555-01', '+130755501329'];
    expect(typed.map((text) => applyMask(phoneMask, text))).toEqual([
      '+',
      '+1',
      '+1 ',
      '(3',
      '(3',
      '(307) 555',
      '(307) 555-01',
      '(307) 555-0132',
    ]);
  });

  it('leaves a number of another country as it is typed (FIELD-21)', () => {
    for (const typed of [
      '+4',
      '+49 30 1234567',
      '+44 (0)20 7946 0958',
      '+(44) 20 7946 0958',
      '+81-3-1234-5678',
      '+52 1 55 1234 5678 ',
      '+49 x',
    ])
      expect(applyMask(phoneMask, typed)).toBe(typed);
    expect(applyMask(phoneMask, ' \u202a+49 30 1234567\u202c')).toBe('+49 30 1234567');
  });
});

describe('the card number mask', () => {
  it('groups 4-4-4-4, and 4-6-5 for numbers starting 34 or 37 (CARD-03)', () => {
    const masked = (typed: string) => applyMask(cardNumberMask(typed), typed);
    expect(masked('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(masked('378282246310005')).toBe('3782 822463 10005');
    expect(masked('343434343434343')).toBe('3434 343434 34343');
    expect(masked('3034 3434 3434 3434')).toBe('3034 3434 3434 3434');
    expect(masked('4242-4242-4242-42420')).toBe('4242 4242 4242 4242');
    expect(masked('3 7')).toBe('37');
    expect(masked('3782822')).toBe('3782 822');
  });
});
