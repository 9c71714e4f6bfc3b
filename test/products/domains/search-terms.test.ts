import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRegistrable } from '../../../src/commerce/domains/domain-name';
import { cleanTerm, maxNameLength, maxTerms, searchTerms } from '../../../src/products/domains/search-terms';

const termsOf = (typed: string, selected = '.com', page = '.com') => searchTerms(typed, selected, page).terms;

describe('a single term', () => {
  it.each([
    ['  Okafor Lindqvist ', 'okafor-lindqvist'],
    ['OKAFOR.Net', 'okafor.net'],
    ['--..okafor.com..--', 'okafor.com'],
    ['okafor & sons!', 'okafor--sons'],
    ['Café Ñandú', 'caf-and'],
    ['okafor..com', 'okafor.com'],
    ['okafor-.com', 'okafor.com'],
    ['AB & Co', 'ab-co'],
    ['ab---co.com', 'ab-co.com'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['okafor--sons.com', 'okafor--sons.com'],
    ['shop.-okafor-.com', 'shop.okafor.com'],
    ['192.168.0.1', '192'],
    ['okafor.c', 'okafor'],
    ['日本語', ''],
  ])('%j is cleaned to %j (DOM-04)', (typed, cleaned) => {
    expect(cleanTerm(typed)).toBe(cleaned);
  });

  it.each([
    ['https://www.okafor.com/about', 'okafor.com'],
    ['http://okafor.com:8080/a.b?c=d#e', 'okafor.com'],
    ['https:/okafor.com', 'okafor.com'],
    ['//okafor.com/', 'okafor.com'],
    ['HTTPS://WWW.OKAFOR.CO.UK', 'okafor.co.uk'],
    ['www.okafor.co.uk', 'okafor.co.uk'],
    ['www2.okafor.com', 'okafor.com'],
    ['www.okafor', 'okafor'],
    ['www.com', 'www.com'],
    ['okafor.com/about/us.html', 'okafor.com'],
    ['okafor.com?utm=1', 'okafor.com'],
    ['info@okafor.com', 'okafor.com'],
    ['mailto:info@okafor.com?subject=x', 'okafor.com'],
    ['<https://okafor.com>', 'okafor.com'],
    ['ftp://me:secret@okafor.com/x', 'okafor.com'],
    ['@okafor', 'okafor'],
    ['ｏｋａｆｏｒ．ｃｏｍ', 'okafor.com'],
    ['\u200bokafor\u202e.com\u00a0', 'okafor.com'],
    ['okafor.com.', 'okafor.com'],
    ['Okafor / Sons', 'okafor--sons'],
    ['Okafor: Sons', 'okafor-sons'],
  ])('%j is read as the address that it is: %j (DOM-49)', (typed, cleaned) => {
    expect(cleanTerm(typed)).toBe(cleaned);
  });

  it('is one that a registry takes, whatever is typed, and is read again as it is (DOM-49)', () => {
    const pieces = fc.constantFrom(
      'ab',
      '-',
      '--',
      '.',
      '..',
      'xn--',
      'é',
      ' ',
      '&',
      '@',
      '/',
      'https://',
      'www.',
      ':80',
      'com',
      '7',
      '?',
      '\u200b',
    );
    const typing = fc.oneof(
      fc.array(pieces, { maxLength: 9 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(typing, (typed) => {
        for (const term of termsOf(typed)) {
          expect(isRegistrable(term), term).toBe(true);
          expect(term).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)*\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('gets the selected extension unless it has one (DOM-05)', () => {
    expect(termsOf('okafor')).toEqual(['okafor.com']);
    expect(termsOf('okafor', '.net')).toEqual(['okafor.net']);
    expect(termsOf('okafor', '.co.uk', '.org')).toEqual(['okafor.co.uk']);
    expect(termsOf('okafor.io', '.net')).toEqual(['okafor.io']);
  });

  it('of nothing, or of symbols alone, searches nothing (DOM-03)', () => {
    for (const typed of ['', ' \n ', '!!!', '.-.', ',,,', '日本語']) expect(termsOf(typed)).toEqual([]);
  });

  it('may have 63 characters; of 64 the last is dropped, which is said (DOM-01)', () => {
    const name = 'a'.repeat(maxNameLength);
    expect(searchTerms(name, '.com', '.com')).toEqual({ terms: [`${name}.com`], leftOut: 0, isAltered: false });
    expect(searchTerms(`${name}b`, '.com', '.com')).toEqual({ terms: [`${name}.com`], leftOut: 0, isAltered: true });
    expect(cleanTerm(`${'a'.repeat(62)}-b.com`)).toBe(`${'a'.repeat(62)}.com`);
  });

  it('that is searched by other letters than it was typed by says so (DOM-04)', () => {
    const isAltered = (typed: string) => searchTerms(typed, '.com', '.com').isAltered;
    expect(['Okafor', ' okafor.com ', 'okafor-2.net'].map(isAltered)).toEqual([false, false, false]);
    expect(['Café', 'okafor lindqvist', 'okafor!', '日本語', 'okafor, café'].map(isAltered)).toEqual(Array(5).fill(true));
  });
});

describe('a list of terms', () => {
  it("is split at lines and commas, each cleaned, none twice, with the page's extension (DOM-06)", () => {
    const typed = ' Okafor ,okafor.net\r\n\nOKAFOR\nPine Ridge, !!! ,pine-ridge.com';
    expect(termsOf(typed, '.io')).toEqual(['okafor.com', 'okafor.net', 'pine-ridge.com']);
  });

  it('of 5,000 names is searched up to a hundred; it says how many are left out (DOM-06)', () => {
    const names = Array.from({ length: 5000 }, (_, index) => `name-${index}`);
    const { terms, leftOut } = searchTerms([...names, ...names].join('\n'), '.io', '.com');
    expect(terms).toEqual(names.slice(0, maxTerms).map((name) => `${name}.com`));
    expect(leftOut).toBe(4900);
  });
});
