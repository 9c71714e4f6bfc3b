import { addresses } from './en/addresses';
import { company } from './en/company';
import { domains } from './en/domains';
import { errors } from './en/errors';
import { fields } from './en/fields';
import { frame } from './en/frame';
import { jobs } from './en/jobs';
import { mail } from './en/mail';
import { officials } from './en/officials';
import { optionalItems } from './en/optional-items';
import { order } from './en/order';
import { people } from './en/people';
import { productDetails } from './en/product-details';
import { products } from './en/products';
import { registeredAgent } from './en/registered-agent';
import { rules } from './en/rules';
import { steps } from './en/steps';
import { vehicles } from './en/vehicles';

/**
 * Every sentence a visitor can read, in English, one file per area. `{braces}` stand for inserted values. A page config
 * may replace any sentence by its key (`text`).
 */
export const en = {
  ...frame,
  ...fields,
  ...people,
  ...company,
  ...officials,
  ...addresses,
  ...order,
  ...registeredAgent,
  ...optionalItems,
  ...productDetails,
  ...products,
  ...domains,
  ...vehicles,
  ...mail,
  ...jobs,
  ...rules,
  ...steps,
  ...errors,
} as const;

export type TextKey = keyof typeof en;

/** Words that a page config writes in place of a sentence of ours, such as the label of its own question. */
export type PageWords = string & { readonly ofPage: true };

/** The key, if the words are that of a sentence; undefined for a page's own words. */
export const textKeyOf = (words: string): TextKey | undefined => (Object.hasOwn(en, words) ? (words as TextKey) : undefined);

/** Some of the sentences: those that a page config replaces, or those of a locale. */
export type Sentences = Partial<Record<TextKey, string>>;
