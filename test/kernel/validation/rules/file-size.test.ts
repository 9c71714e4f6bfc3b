import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'cv.pdf');

describe('fileSize', () => {
  it('refuses a file above N kB, and says so in MB (RULE-20)', () => {
    expect(words('fileSize:5000', { name: 'cv.pdf', size: 5_000_001 })).toBe('The file size must not exceed 5 MB');
    expect(words('fileSize:2500', { name: 'cv.pdf', size: 9e9 })).toBe('The file size must not exceed 2.5 MB');
    expect(words('fileSize:1', file(1001))).toBe('The file size must not exceed 0.001 MB');
    expect(words('fileSize:1', [file(10), file(1001)])).toBe('The file size must not exceed 0.001 MB');
  });

  it('accepts a file up to N kB', () => {
    for (const value of [file(0), file(1000), [file(10), file(1000)]]) expect(words('fileSize:1', value)).toBe('');
    expect(words('fileSize:5000', { name: 'cv.pdf', size: 5_000_000 })).toBe('');
  });

  it('says so where the size cannot be told (RULE-20)', () => {
    for (const value of [{ name: 'cv.pdf' }, { size: '12' }, { size: Number.NaN }, { size: -1 }, 'cv.pdf', 7, [file(1), null]])
      expect(words('fileSize:5000', value)).toBe("There was an error processing your file's size");
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('fileSize:5000', value)).toBe('');
    expect(words('fileSize:5000|required', null)).toBe('Answer is required');
  });
});
