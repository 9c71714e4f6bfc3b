import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderText } from '../../src/submission/order-text';
import { digestOf } from '../../src/services/digest';

const secure = globalThis.crypto;
const insecure = {} as Crypto;
const refusing = { subtle: { digest: () => Promise.reject(new Error('refused')) } } as unknown as Crypto;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const seeds = ['Aa LLC', 'Okafor & Lindqvist LLC', 'Pine Ridge Trading Company', '2120 Capitol Avenue Apt 1P', 'José Ñandú 中文 LLC'];

/** The text with a letter changed at each place, or with two of its letters swapped. */
function* near(text: string) {
  for (let place = 0; place < text.length; place++) {
    for (const letter of letters + letters.toUpperCase()) yield text.slice(0, place) + letter + text.slice(place + 1);
    for (let later = place + 1; later < text.length; later++)
      yield text.slice(0, place) + text[later]! + text.slice(place + 1, later) + text[place]! + text.slice(later + 1);
  }
}

/** More than 100,000 different names, each close to many of the rest. */
function nearNames(): string[] {
  const names = new Set<string>();
  for (const seed of seeds)
    for (const cased of [seed, seed.toLowerCase(), seed.toUpperCase()])
      for (const name of near(cased)) for (const again of ['', ' ', '.', ' Inc']) names.add(name + again);
  for (let flat = 0; flat < 3000; flat++) {
    names.add(`Apt ${flat}`).add(`Apt. ${flat}`).add(`apt ${flat}`).add(`#${flat}`);
    for (const letter of 'ABCDEFGHPQR') names.add(`Apt ${flat}${letter}`).add(`Apt ${letter}${flat}`);
  }
  return [...names];
}

describe('a digest', () => {
  it.each([
    ['', '6c62272e07bb014262b821756295c58d'],
    ['a', 'd228cb696f1a8caf78912b704e4a8964'],
    ['foobar', '343e1662793c64bf6f0d3597ba446f18'],
  ])('of "%s" is FNV-1a of 128 bits on a page without https, as published', async (text, digest) => {
    expect(await digestOf(text, insecure)).toBe(digest);
    expect(await digestOf(text, refusing)).toBe(digest);
  });

  it.each(['', 'abc', 'José 中文 \ud83d\ude00', 'x'.repeat(60_000)])(
    'of "%.9s" is the SHA256 sum of its UTF-8 on a secure page',
    async (text) => {
      expect(await digestOf(text, secure)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );

  it.each([
    ['SHA256', secure],
    ['FNV-1a', insecure],
  ])('by %s tells 100,000 near names apart (SUBM-55)', async (_hash, crypto) => {
    const names = nearNames();
    expect(names.length).toBeGreaterThan(100_000);
    const digests = await Promise.all(names.map((name) => digestOf(orderText({ company: { name } }), crypto)));
    expect(new Set(digests).size).toBe(names.length);
  });

  it.each([
    ['secure', secure],
    ['insecure', insecure],
  ])('tells apart what the hash of earlier versions took for equal, on a page that is %s (SUBM-55)', async (_page, crypto) => {
    const digest = (name: string) => digestOf(orderText({ name }), crypto);
    expect(await digest('Apt 1P')).not.toBe(await digest('Apt 21'));
    expect(await digest('Aa LLC')).not.toBe(await digest('BB LLC'));
  });
});
