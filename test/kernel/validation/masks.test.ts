import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/kernel/text/en';
import { applyMask, cardNumberMask, phoneMask } from '../../../src/kernel/validation/masks';
import { readEntered } from '../../../src/kernel/util/entered-text';
import { anyText } from './rules/rule-words';

describe('a mask', () => {
  it('lets each token take what it stands for (FIELD-03)', () => {
    expect(applyMask('aaa', 'aB-c')).toBe('aBc');
    expect(applyMask('AAA', 'aB-c')).toBe('ABC');
    expect(applyMask('****', 'a-1_B2')).toBe('a1B2');
    expect(applyMask('####', 'a-1_B2')).toBe('A1B2');
    expect(applyMask('+++', '-é1')).toBe('-é1');
    expect(applyMask('111', '(1)2')).toBe('12');
  });

  it('shows its own characters only once something follows them', () => {
    expect(applyMask('(111) 111', '')).toBe('');
    expect(applyMask('(111) 111', '3')).toBe('(3');
    expect(applyMask('(111) 111', '307')).toBe('(307');
    expect(applyMask('(111) 111', '3075')).toBe('(307) 5');
    expect(applyMask('(111) 111', '(307) ')).toBe('(307');
  });

  it('leaves as it is typed what it has no room or no place for (FIELD-23)', () => {
    for (const typed of ['12345', '12-34-5', '12-3x', '1a', '12@34', '$12', '12-34!', 'é1']) expect(applyMask('11-11', typed)).toBe(typed);
    for (const typed of ['a1B', 'abcd']) expect(applyMask('aaa', typed)).toBe(typed);
  });

  it('reads wide and Arabic digits, and any dash (FIELD-23)', () => {
    for (const typed of ['１２－３４', '١٢–٣٤', '۱۲−۳۴', '12‑34', '12\u00a0\u200b34']) expect(applyMask('11-11', typed)).toBe('12-34');
    expect(applyMask('AA-##', 'ａｂ－１c')).toBe('AB-1C');
  });

  it('keeps every letter and digit of any text (FIELD-23)', () => {
    const mask = fc.constantFrom(phoneMask, '1111 1111 1111 1111', 'AA-##', '11/11/1111', '111-11-1111');
    const typing = fc.string({ unit: fc.constantFrom(...'0123456789aZ-–(). +x٣３é') });
    const marks = (text: string) => readEntered(text, 'code').replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(mask, fc.oneof(anyText, typing), (shape, typed) => {
        // A plus, 00 and 011 say the same, and 1 is the country that the mask is for.
        const kept = marks(typed).replace(shape === phoneMask ? /^(00|011)?1?/ : /^(?!)/, '');
        expect(marks(applyMask(shape, typed)).toUpperCase()).toContain(kept.toUpperCase());
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves its own answers as they are', () => {
    const mask = fc.constantFrom(phoneMask, phoneMask, '1111 1111 1111 1111', 'AA-##', '(+++) a*', '++-++', '11/11/1111');
    const typing = fc.string({ unit: fc.constantFrom(...'019aZ-_()/ +.é😀') });
    fc.assert(
      fc.property(mask, fc.oneof(anyText, typing), (shape, typed) => {
        const masked = applyMask(shape, typed);
        expect(applyMask(shape, masked)).toBe(masked);
        // What does not fit, and an international number, is as long as it is typed.
        expect([...masked].length).toBeLessThanOrEqual(Math.max([...readEntered(typed, 'code')].length, shape.length));
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
    expect(applyMask(phoneMask, 'tel:+13075550132')).toBe('(307) 555-0132');
  });

  it('reads the prefixes by which countries dial abroad as a plus (FIELD-23)', () => {
    for (const typed of [
      '00 1 307 555 0132',
      '0013075550132',
      '011 1 307 555 0132',
      '+00 1 307 555 0132',
      '（００１）３０７ ５５５ ０１３２',
    ])
      expect(applyMask(phoneMask, typed), typed).toBe('(307) 555-0132');
    for (const [typed, read] of [
      ['00 44 20 7946 0018', '+44 20 7946 0018'],
      ['0044-20-7946-0018', '+44-20-7946-0018'],
      ['011 44 20 7946 0018', '+44 20 7946 0018'],
      ['(+44) 20 7946 0018', '+44 20 7946 0018'],
      ['＋４９ ３０ １２３４５６７', '+49 30 1234567'],
    ])
      expect(applyMask(phoneMask, typed!), typed).toBe(read);
  });

  it('keeps as it is typed a number that is none of the US, too long, or has an extension (FIELD-23)', () => {
    for (const typed of [
      '020 7946 0018',
      '0114 496 0000',
      '011 4960 0000',
      '01 23 45 67 89',
      '30755501329',
      '(307) 555-01329',
      '+1 307 555 0132 9',
      '1 307 555 013',
      '307-555-0132 ext. 4',
      '307-555-0132 x4',
      'call 307-555-0132',
      '307-555-CALL',
    ])
      expect(applyMask(phoneMask, typed)).toBe(typed);
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
      '+130755501329',
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
    expect(masked('4242-4242-4242-4242')).toBe('4242 4242 4242 4242');
    expect(masked('3 7')).toBe('37');
    expect(masked('3782822')).toBe('3782 822');
  });

  it('keeps all digits of longer numbers, which have no groups (FIELD-23, CARD-02)', () => {
    const masked = (typed: string) => applyMask(cardNumberMask(typed), typed);
    expect(masked('6212345678901232456')).toBe('6212345678901232456');
    expect(masked('6212 3456 7890 1232 456')).toBe('6212345678901232456');
    expect(masked('42424242424242424')).toBe('42424242424242424');
    expect(masked('42424242424242424242')).toBe('42424242424242424242');
    expect(masked('3782822463100055')).toBe('3782822463100055');
    expect(masked('card 4242424242424242')).toBe('card 4242424242424242');
    expect(masked('４２４２–４２４２–４２４２–４２４２')).toBe('4242 4242 4242 4242');
  });
});
