import { describe, expect, it } from 'vitest';
import { en, type TextKey } from '../../../src/core/text/en';
import { es } from '../../../src/core/text/es';

const keys = Object.keys(en) as TextKey[];

/** Names, and what is made of names alone, read the same in both languages. */
const sameInBoth: readonly TextKey[] = [
  'choice.no',
  'summary.total',
  'list.entry',
  'error.app.title',
  'error.checkout.title',
  'person.phone.placeholder',
  'rule.addressValidation',
  'rule.mask',
  'card.type.amex',
  'card.type.visa',
  'card.type.mastercard',
  'card.type.discover',
];

const placeholdersOf = (sentence: string) => (sentence.match(/\{+\w+\}+/g) ?? []).sort();

describe('the Spanish sentences', () => {
  it('are there for every key, in the order of the English ones', () => {
    expect(Object.keys(es)).toEqual(keys);
  });

  it('are never empty, and other words than the English ones', () => {
    expect(keys.filter((key) => es[key].trim() !== es[key] || es[key] === '')).toEqual([]);
    expect(keys.filter((key) => es[key] === en[key]).sort()).toEqual([...sameInBoth].sort());
  });

  it('hold the same placeholders', () => {
    const all = (table: Record<TextKey, string>) => keys.map((key) => [key, placeholdersOf(table[key])]);
    expect(all(es)).toEqual(all(en));
  });

  it('say "contact us" in the same words wherever a link may stand on them (ERR-01)', () => {
    const withContact = (table: Record<TextKey, string>) => keys.filter((key) => table[key].includes(table['error.contactUs']));
    expect(withContact(es)).toEqual(withContact(en));
  });

  it('address the visitor as "usted"', () => {
    const familiar = /(?<!\p{L})(tú|tus?|ti|te|contigo|tienes|puedes|debes|quieres)(?!\p{L})/iu;
    expect(keys.filter((key) => familiar.test(es[key]))).toEqual([]);
  });
});
