import { describe, expect, it } from 'vitest';
import { nearestName } from '../../../src/kernel/page-config/nearest-name';

const known = ['products', 'primaryProducts', 'pageID', 'formType', 'theme', 'text'];

describe('a misspelt name', () => {
  it('is taken for the known one that is at most two letters off', () => {
    expect(nearestName('thme', known)).toBe('theme');
    expect(nearestName('product', known)).toBe('products');
    expect(nearestName('fromType', known)).toBe('formType');
  });

  it('may be written in another case or with underscores', () => {
    expect(nearestName('form_type', known)).toBe('formType');
    expect(nearestName('PAGEID', known)).toBe('pageID');
  });

  it('is the closer to a known one the shorter it is', () => {
    const codes = ['AL', 'AZ', 'CA', 'WV', 'WY'];
    expect(nearestName('WYO', codes)).toBe('WY');
    expect(nearestName('CAL', codes)).toBe('CA');
    expect(nearestName('wy', codes)).toBe('WY');
    expect(nearestName('ZZ', codes)).toBeUndefined();
  });

  it('is taken for none when it is another word, or nothing is known', () => {
    expect(nearestName('colour', known)).toBeUndefined();
    expect(nearestName('x'.repeat(100_000), known)).toBeUndefined();
    expect(nearestName('theme', [])).toBeUndefined();
  });
});
