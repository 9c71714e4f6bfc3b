import { describe, expect, it } from 'vitest';
import { readExtension } from '../../../src/commerce/domains/read-domain';
import { customTLDsOf, nameOf, nameWithTLD, searchedTLDs, selectedTLDOf, tldOf } from '../../../src/products/domains/tlds';

const options = ['.com', '.net', '.uk', '.co.uk'];

describe('an extension', () => {
  it('is read with a dot, in small letters; anything else is none (DOM-10, DOM-11)', () => {
    const tlds = (...given: unknown[]) => given.map((tld) => readExtension({ tld })?.tld);
    expect(tlds('com', '.COM', ' .net ', 'co.uk', 'xn--p1ai')).toEqual(['.com', '.com', '.net', '.co.uk', '.xn--p1ai']);
    expect(tlds('', '.', '..net', 'a b', 'com.', null, undefined, {}, 'é', 'a'.repeat(64))).toEqual(Array(10).fill(undefined));
  });

  it('has its price in cents where that can be read (DOM-09)', () => {
    const prices = ['12.00', 9.5, -1, 'free', undefined].map((price) => readExtension({ tld: '.com', price })?.price);
    expect(prices).toEqual([1200, 950, undefined, undefined, undefined]);
  });

  it('is everything from the first dot on', () => {
    expect(['okafor.co.uk', 'okafor', '.com'].map(tldOf)).toEqual(['.co.uk', '', '.com']);
    expect(['okafor.co.uk', 'okafor'].map(nameOf)).toEqual(['okafor', 'okafor']);
  });
});

describe('the selector and the name', () => {
  it('follow each other where the extension is among the options (DOM-07)', () => {
    expect(selectedTLDOf('Okafor.NET', '.com', options)).toBe('.net');
    expect(selectedTLDOf('okafor.co.uk', '.com', options)).toBe('.co.uk');
    expect(nameWithTLD('okafor.net', '.com', options)).toBe('okafor.com');
    expect(nameWithTLD('okafor.co.uk', '.net', options)).toBe('okafor.net');
  });

  it('are left as they are where it is not (DOM-07)', () => {
    expect(selectedTLDOf('okafor.xyz', '.com', options)).toBe('.com');
    expect(selectedTLDOf('okafor', '.com', options)).toBe('.com');
    expect(nameWithTLD('okafor.xyz', '.net', options)).toBe('okafor.xyz');
    expect(nameWithTLD('okafor', '.net', options)).toBe('okafor');
  });

  it('know a custom extension, which is searched with the chosen ones (DOM-08)', () => {
    expect(customTLDsOf(['okafor.xyz', 'pine.xyz', 'okafor.com', 'okafor.io'], options)).toEqual(['.xyz', '.io']);
    expect(searchedTLDs(['.com'], ['.xyz', '.com'])).toEqual(['.com', '.xyz']);
    expect(searchedTLDs([], ['.xyz'])).toEqual([]);
  });
});
