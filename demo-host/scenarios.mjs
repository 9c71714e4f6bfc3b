import { setTimeout } from 'node:timers/promises';
import { coOwnerScenarios } from './co-owner-scenarios.mjs';
import { lookupScenarios } from './lookup-scenarios.mjs';
import { paymentScenarios } from './payment-scenarios.mjs';
import { quoteScenarios } from './quote-scenarios.mjs';
import { savedOrderScenarios } from './saved-order-scenarios.mjs';

/**
 * What goes wrong on a page opened with `?scenario=<name>`. If `replies/<action>-<name>.json` exists, posts are answered from
 * it, and not by the shop.
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} sentence                               what QA should see, shown on `/`
 * @property {(form: FormFacts) => boolean} [concerns]       the pages on which it means something; all by default
 * @property {{catalogue?: number, tokenizer?: number, posts?: number, domains?: number}} [delays]  ms before each kind of
 *   answer; `posts` counts for domains too
 * @property {boolean} [breaksCatalogue]
 * @property {boolean} [declinesCards]
 * @property {boolean} [breaksTokenizer]
 * @property {boolean} [blocksCaptcha]
 * @property {'server-error' | 'server-error-after' | 'not-json' | 'dropped'} [firstAnswer]  how the first answer to a
 *   `process_*` post fails; after `server-error` there is no order, after the others there is one
 * @property {Reply} [refusal]    the answer to every `process_*` post, before anything is read of it; nothing is ordered
 * @property {number} [processing]  ms that the first post takes, during which a repeat is answered with 409
 * @property {boolean} [chargesCards]  whether a card by the tokenizer is charged at once
 * @property {number} [minPrice]  dollars per year and state; the reply to an order with a lower price contains it
 * @property {boolean} [raisesPrice]  of a product, when an order comes; the order is refused with the new price, and taken then
 * @property {boolean} [sellsNothing]  any more of what is ordered
 * @property {boolean} [failsDetails]  of domains
 * @property {'gone' | 'dearer'} [askedAgain]  what becomes of the domains that are the first to be asked about again on
 *   a visit
 * @property {boolean} [listsNoExtensions]
 * @property {'fails' | 'slow' | 'wrong'} [names]  how names of companies are checked
 * @property {'fails' | 'slow' | 'wrong' | 'generous' | 'gone'} [coupons]  how codes of coupons are checked
 * @property {'fails' | 'slow' | 'wrong'} [suggestions]  how addresses are suggested
 * @property {'fails' | 'slow' | 'wrong' | 'none' | 'refused'} [quotes]  how a quote by mail is answered
 * @property {'fails' | 'slow' | 'wrong' | 'none' | 'refused' | 'gone' | 'cheaper'} [saves]  how orders are saved and opened
 * @property {'fails' | 'slow' | 'wrong' | 'none' | 'expired'} [parts]  how all about the parts of co-owners is answered
 * @property {import('./provider/stripe/outbox.mjs').WebhookMode} [payment]  how Stripe's webhooks arrive, and what every card does
 * @property {boolean} [deadProvider]  when an order comes; it can be reached afterwards
 *
 * @typedef {{status: number, body: unknown, headers?: Record<string, string>}} Reply  a body that is a string is sent as HTML
 *
 * What the host knows of a page's form.
 * @typedef {{sells: boolean, asksCaptcha: boolean, asksPrice: boolean, searchesDomains: boolean, usesStripe: boolean, checksNames: boolean, suggestsAddresses: boolean, takesCoupons: boolean, mailsQuotes: boolean, savesOrders: boolean, asksCoOwners: boolean}} FormFacts
 */

/** The default without `?scenario`. @type {Scenario} */
export const allWell = { name: '', sentence: 'Everything works.' };

/** @param {FormFacts} form */
const isOrder = ({ sells }) => sells;

/** @param {FormFacts} form */
const searchesDomains = (form) => form.searchesDomains;

/** @type {Scenario[]} */
export const scenarios = [
  {
    name: 'failing-catalogue',
    sentence: 'The marketing API answers every list of products with status 500.',
    concerns: isOrder,
    breaksCatalogue: true,
  },
  {
    name: 'declined-card',
    sentence: 'The tokenizer declines every card. Nothing is posted.',
    concerns: isOrder,
    declinesCards: true,
  },
  {
    name: 'dead-tokenizer',
    sentence: 'The tokenizer drops every connection. Nothing is posted.',
    concerns: isOrder,
    breaksTokenizer: true,
  },
  {
    name: 'blocked-captcha',
    sentence:
      'The script of the captcha is not delivered, as behind a blocker. Nothing can be sent; where the page has an address or a number, such as the page “Contact”, it is offered.',
    concerns: ({ asksCaptcha }) => asksCaptcha,
    blocksCaptcha: true,
  },
  {
    name: 'payment-failed',
    sentence: 'The card is accepted, then the order is answered with “payment failed”. Nothing is ordered.',
    concerns: isOrder,
  },
  {
    name: 'paid',
    sentence:
      'The order is answered as paid and as written about, and leads nowhere: the confirmation says both. This host charges nothing.',
    concerns: isOrder,
    chargesCards: true,
  },
  {
    name: 'firewall',
    sentence: 'A firewall answers every post with status 403 and a page of its own. Nothing is ordered.',
    refusal: { status: 403, body: '<!doctype html><title>403</title><h1>Forbidden</h1>\n' },
  },
  {
    name: 'stale-page',
    sentence: 'Every post is answered with status 403 and “-1”, as WordPress does to a page that has stood open too long.',
    refusal: { status: 403, body: '-1' },
  },
  {
    name: 'refused',
    sentence: 'Every post is answered with status 422 and a reason. Nothing is ordered.',
    refusal: { status: 422, body: { success: false, data: { message: 'The email address is on our block list.' } } },
  },
  {
    name: 'too-many-posts',
    sentence: 'Every post is answered with status 429 and a reason. Nothing is ordered.',
    refusal: { status: 429, headers: { 'Retry-After': '60' }, body: { error: 'Too many requests. Please wait a minute.' } },
  },
  {
    name: 'server-error',
    sentence: 'Every post is answered with status 500 and no JSON. Nothing is ordered.',
    firstAnswer: 'server-error',
  },
  {
    name: 'server-error-after',
    sentence: 'The post is taken, but its first answer is status 500 with an error in JSON. A repeat gets the real answer.',
    firstAnswer: 'server-error-after',
  },
  {
    name: 'not-json',
    sentence: 'The post is taken, but its first answer is a PHP warning. A repeat gets the real answer.',
    firstAnswer: 'not-json',
  },
  {
    name: 'slow',
    sentence: 'The catalogue comes 1.5 seconds late, the tokenizer 1 second, every post 3 seconds.',
    delays: { catalogue: 1500, tokenizer: 1000, posts: 3000 },
  },
  {
    name: 'dropped',
    sentence: 'The post is taken, but the connection drops before the answer. A repeat gets the answer.',
    firstAnswer: 'dropped',
  },
  {
    name: 'slow-processing',
    sentence: 'The post is taken and the connection drops, but it takes 8 seconds: until then a repeat gets status 409, then the answer.',
    firstAnswer: 'dropped',
    processing: 8000,
  },
  {
    name: 'price-minimum',
    sentence: 'An order that names a price below $75 is answered with that minimum and not taken. From $75 on it is.',
    concerns: ({ asksPrice }) => asksPrice,
    minPrice: 75,
  },
  {
    name: 'price-changed',
    sentence: 'A product costs $20 more once the order comes. It is refused with the new price; agreed to, it is taken.',
    concerns: isOrder,
    raisesPrice: true,
  },
  {
    name: 'not-sold',
    sentence: 'Every order is refused, as a product of it is not sold any more. The form leads to the product’s step.',
    concerns: isOrder,
    sellsNothing: true,
  },
  {
    name: 'slow-domains',
    sentence: 'Extensions, suggestions and details of domains come 3 seconds late.',
    concerns: searchesDomains,
    delays: { domains: 3000 },
  },
  {
    name: 'domain-gone',
    sentence:
      'A domain is taken when it is asked about again on the same visit: before the order, or by a second search. Others can be had then.',
    concerns: searchesDomains,
    askedAgain: 'gone',
  },
  {
    name: 'domain-dearer',
    sentence: 'Every price of a domain is $5 higher when it is asked about again on the same visit. Those of others then stay.',
    concerns: searchesDomains,
    askedAgain: 'dearer',
  },
  {
    name: 'details-fail',
    sentence: 'Every question for details of domains is answered with status 500.',
    concerns: searchesDomains,
    failsDetails: true,
  },
  {
    name: 'no-tlds',
    sentence: 'The server lists no extensions, so those of the page config show.',
    concerns: searchesDomains,
    listsNoExtensions: true,
  },
  ...lookupScenarios,
  ...quoteScenarios,
  ...savedOrderScenarios,
  ...coOwnerScenarios,
  ...paymentScenarios,
];

/**
 * @param {unknown} name  from a URL; missing or empty for the default
 * @returns {Scenario | undefined} undefined for an unknown name
 */
export function findScenario(name) {
  return name ? scenarios.find((scenario) => scenario.name === name) : allWell;
}

/** The scenarios that mean something on a page. @param {FormFacts} form */
export const scenariosFor = (form) => scenarios.filter(({ concerns }) => concerns?.(form) !== false);

/**
 * Waits for the scenario's delay of this kind of answer. The timer does not keep the process alive.
 *
 * @param {Scenario} scenario
 * @param {'catalogue' | 'tokenizer' | 'posts' | 'domains'} kind
 */
export async function waitFor({ delays = {} }, kind) {
  const delay = delays[kind] ?? (kind === 'domains' ? delays.posts : undefined);
  if (delay) await setTimeout(delay, undefined, { ref: false });
}
