import { describe, expect, it } from 'vitest';
import { en, type TextKey } from '../../src/kernel/text/en';
import es from '../../src/locales/es';

const keys = Object.keys(en) as TextKey[];

/** Names, and what is made of names alone, read the same in both languages. */
const sameInBoth: readonly TextKey[] = [
  'choice.no',
  'summary.announced',
  'summary.quantity',
  'summary.total',
  'domains.premium',
  'domains.of',
  'errors.ofQuestion',
  'job.codePen',
  'job.gitHub',
  'job.linkedIn',
  'list.entry',
  'corporation.director',
  'error.checkout.title',
  'person.phone.placeholder',
  'rule.addressValidation',
  'rule.mask',
  'url.placeholder',
  'vehicle.vin',
  'mail.plan',
  'price.more',
  'card.type.amex',
  'card.type.visa',
  'card.type.mastercard',
  'card.type.discover',
];

describe('the Spanish sentences', () => {
  it('are other words than the English ones', () => {
    expect(keys.filter((key) => es.sentences[key] === en[key]).sort()).toEqual([...sameInBoth].sort());
  });

  it('address the visitor as "usted"', () => {
    const familiar = /(?<!\p{L})(tú|tus?|ti|te|contigo|tienes|puedes|debes|quieres)(?!\p{L})/iu;
    expect(keys.filter((key) => familiar.test(es.sentences[key]))).toEqual([]);
  });
});
