import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSize } from '../../../src/kernel/text/file-size';

describe('the size of a file', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [12_345, '12.3 kB'],
    [5_000_000, '5 MB'],
    [7_250_000_000, '7.3 GB'],
    [7e15, '7,000,000 GB'],
  ])('of %i bytes reads "%s"', (bytes, words) => {
    expect(fileSize(bytes, 'en')).toBe(words);
  });

  it('is written as the locale writes it', () => {
    expect(fileSize(12_345, 'de_DE')).toBe('12,3 kB');
  });

  it('has words, however large', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (bytes) => {
        expect(fileSize(bytes, 'en')).toMatch(/^[\d,.]+ (byte|kB|MB|GB)$/);
      }),
    );
  });
});
