import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntered, type TextKind } from '../../../src/kernel/util/entered-text';

const kinds: readonly TextKind[] = ['line', 'lines', 'address', 'code'];
const nasty = fc.string({
  unit: fc.constantFrom(...'aZ 9é\u0301\u00a0\u3000\t\n\r\u2028\u200b\u202e\u2066\u00ad\ufeff\ufb01٣３–−＋@。´\u1160\uffa0\ud83d'),
});
const anyText = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('a text that was entered', () => {
  it('loses what nobody sees and what turns the direction (FIELD-25)', () => {
    for (const kind of kinds) {
      expect(readEntered('Oka\u200bfor\u202e Pine\u2066 \ufeffRidge\u00ad', kind)).toBe('Okafor Pine Ridge');
      expect(readEntered('a\u0000b\u0007c\u034fd\u3164e\ud83d', kind)).toBe('abcde');
    }
  });

  it('has one blank for any run of blanks (FIELD-25)', () => {
    for (const kind of kinds) expect(readEntered('Pine \t\u00a0\u3000 Ridge\u2003\u200b LLC', kind)).toBe('Pine Ridge LLC');
    expect(readEntered('1 Main St\r\nSuite 2', 'line')).toBe('1 Main St Suite 2');
  });

  it('keeps the line breaks of several lines, each as one character (FIELD-25)', () => {
    expect(readEntered('one\r\n\r\ntwo\rthree\u2028four  five', 'lines')).toBe('one\n\ntwo\nthree\nfour five');
  });

  it('is composed, and ASCII only where it is so by nature (FIELD-25)', () => {
    expect(readEntered('Jose\u0301 ﬁ ３', 'line')).toBe('José ﬁ ３');
    expect(readEntered('ｉｎｆｏ＠ｏｋａｆｏｒ。ｃｏｍ', 'address')).toBe('info@okafor.com');
    expect(readEntered('https://okafor.com/a–b', 'address')).toBe('https://okafor.com/a–b');
    expect(readEntered('８２６０１–１２３４', 'code')).toBe('82601-1234');
    expect(readEntered('٣٠٧ ۳۰۷ ३०७ 𝟛𝟘𝟟', 'code')).toBe('307 307 307 307');
    expect(readEntered('1‐2‑3‒4–5—6―7−8', 'code')).toBe('1-2-3-4-5-6-7-8');
  });

  it('stays as it is where each character counts, as in a password (FIELD-25)', () => {
    fc.assert(fc.property(anyText, (text) => void expect(readEntered(text, 'verbatim')).toBe(text)));
  });

  it('is read once: reading again changes nothing, and nothing unseen is left (FIELD-25)', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...kinds), (text, kind) => {
        const read = readEntered(text, kind);
        expect(readEntered(read, kind)).toBe(read);
        for (const line of kind === 'lines' ? read.split('\n') : [read]) expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u00a0\u3000]| {2}/u);
        expect(read).toBe(read.normalize(kind === 'address' || kind === 'code' ? 'NFKC' : 'NFC'));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps every letter and digit of an ordinary text (FIELD-23, FIELD-25)', () => {
    const word = fc.string({ unit: fc.constantFrom(..."azAZ09éßÑ李محعב'&.,-") });
    const words = fc.array(word, { maxLength: 5 }).map((all) => all.join(' '));
    const squeezed = (text: string) => text.normalize('NFC').replace(/ +/g, ' ');
    fc.assert(fc.property(words, (text) => void expect(readEntered(text, 'line')).toBe(squeezed(text))));
  });

  it('is read in no time, however long it is', () => {
    const before = performance.now();
    for (const kind of kinds) for (const unit of ['a', ' ', '\u200b', 'é', '３', '\n']) readEntered(unit.repeat(524_288), kind);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
