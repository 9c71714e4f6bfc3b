import './src/built-in';
import { planForm } from './src/shell/boot/planned-form';
import { parseCoupons, parseProducts, parseSubscriptionBundles } from './src/commerce/catalogue/parse-products';
import { describeProblem } from './src/kernel/page-config/config-problem';
import type { PageConfig } from './src/kernel/page-config/page-config';
import { readPageConfig as readConfig } from './src/kernel/page-config/read-page-config';
import { memoizePerObject } from './src/kernel/util/memoize-per-object';
import { registeredForms } from './src/forms/registered-forms';
import { quoteOrder, type Quote } from './src/quote/quote-order';
import type { PricedForm } from './src/quote/order';
import type { Lists } from './src/quote/shop';
import { formFacts } from './scripts/schema/form-facts.mjs';
import { onRegistered } from './src/kit/register';

export { addMonths } from './src/kernel/util/days';
export { domainsOf } from './src/quote/ordered-domains';
export { runExtension } from './src/kit/extension';
/** What a server may keep of a visitor's answers (PLUS-05). */
export { keepableAnswers } from './src/kernel/storage/keepable-answers';
export { priceAnswer } from './src/quote/price-answer';
export { readSeenLedger } from './src/submission/seen-ledger';
/** Read lists of the product service, as the form does; `report` is called for each entry that is left out. */
export { parseCoupons, parseProducts, parseSubscriptionBundles };

export type { Fault } from './src/quote/fault';
export type { PriceAnswer, PricedPost, PriceRefusal } from './src/quote/price-answer';
export type { RenewalRow } from './src/commerce/review/renewals';
export type { Lists, PageConfig, Quote };

/** The version of the form that sends the orders, set by the build. */
export const version = process.env.CHARTERFORM_VERSION;

/** What a server must know of each form type: the action of its post, whether it sells, whether it opens an account without an order. */
export const forms = formFacts(registeredForms.all());

onRegistered(() => {
  Object.assign(forms, formFacts(registeredForms.all()));
  pricedForm = readPricedForms();
});

/** A page config with its defaults; undefined where no form can start with it. */
export interface PageConfigReading {
  config: PageConfig | undefined;
  /** What is wrong with it, a sentence each. */
  problems: readonly string[];
}

/** Reads a page config as the form does. @param raw parsed JSON, of any shape */
export function readPageConfig(raw: unknown): PageConfigReading {
  const { config, problems } = readConfig(raw, { formTypes: Object.keys(registeredForms.all()) });
  return { config, problems: problems.map(describeProblem) };
}

/**
 * Prices an order by the code of the form (SHOP-05). Never throws.
 * @param signupData the order's payload, parsed from JSON
 * @param pageConfig that of its form, as the page prints it; read once, so that it must not be changed afterwards
 * @param lists what is sold, see `Lists`
 */
export function quote(signupData: unknown, pageConfig: object, lists: Lists): Quote {
  const form = pricedForm(pageConfig);
  return form ? quoteOrder(signupData, form, lists) : { fault: { reason: 'malformed', code: 'not_sold' } };
}

const ignore = () => {};
const silent = { error: ignore, warn: ignore, info: ignore };

/** Reads the form of a page config, each once; undefined where none can start. */
const readPricedForms = () =>
  memoizePerObject((raw: object): PricedForm | undefined => {
    const { config } = readPageConfig(raw);
    const planned = config && planForm(config, silent);
    return planned && { config, form: planned.definition, offer: planned.offer };
  });

let pricedForm = readPricedForms();
