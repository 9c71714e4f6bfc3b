import { fileURLToPath } from 'node:url';
import express from 'express';
import { allowAnyOrigin } from './any-origin.mjs';
import { findScenario, waitFor } from './scenarios.mjs';

/** What stands below `/hosted-fields` and `/demo-pay` on the tokenizer's own origin. */
const publicDir = fileURLToPath(new URL('provider', import.meta.url));

/** @typedef {Record<string, string[]>} FieldErrors  messages by field, the card's own first */

/** @param {string} digits */
function passesChecksum(digits) {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** @type {Record<string, {label: string, fits: (value: string) => boolean}>} */
const cardFields = {
  first_name: { label: 'First name', fits: (value) => value !== '' },
  last_name: { label: 'Last name', fits: (value) => value !== '' },
  number: { label: 'Card number', fits: (value) => /^\d{15,19}$/.test(value) && passesChecksum(value) },
  cvc: { label: 'Security code', fits: (value) => /^\d{3,4}$/.test(value) },
  exp_month: { label: 'Expiry month', fits: (value) => /^(0?[1-9]|1[0-2])$/.test(value) },
  exp_year: { label: 'Expiry year', fits: (value) => /^\d{4}$/.test(value) },
};

const addressFields = ['line1', 'city', 'state', 'zipcode', 'country'];

/**
 * @param {unknown} holder
 * @param {string} field
 * @returns {string} the field's text without surrounding space; empty if it is no text or number
 */
function textIn(holder, field) {
  const value = holder instanceof Object ? Reflect.get(holder, field) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/**
 * @param {string} number
 * @param {unknown} card
 * @param {unknown} address
 */
function findErrors(number, card, address) {
  /** @type {FieldErrors} */
  const errors = {};
  for (const [field, { label, fits }] of Object.entries(cardFields)) {
    const value = field === 'number' ? number : textIn(card, field);
    if (!fits(value)) errors[field] = [`${label} is ${value ? 'not valid' : 'missing'}`];
  }
  for (const field of addressFields) {
    if (!textIn(address, field)) errors[`billing_address.${field}`] = [`Billing ${field} is missing`];
  }
  return errors;
}

/**
 * @param {unknown} sent  `{card, billing_address, test_key?}`
 * @param {boolean} declinesAll
 * @param {() => number} nextNumber
 */
function tokenize(sent, declinesAll, nextNumber) {
  const card = partOf(sent, 'card');
  const number = textIn(card, 'number').replaceAll(' ', '');
  const errors = findErrors(number, card, partOf(sent, 'billing_address'));
  if (Object.keys(errors).length) return { success: false, error: 'The card data is not valid', errors };
  if (declinesAll || number.endsWith('0002')) {
    return { success: false, error: 'Card declined', errors: ['The card was declined.'] };
  }
  const serial = String(nextNumber()).padStart(6, '0');
  return { success: true, token: `tok_${serial}`, customer_id: `cus_${serial}` };
}

/** @param {unknown} holder @param {string} name @returns {unknown} */
const partOf = (holder, name) => (holder instanceof Object ? Reflect.get(holder, name) : undefined);

const unreadable = { success: false, error: 'The card data could not be read', errors: {} };

/** @param {string} text @returns {unknown} undefined for what is no JSON: the parser's message would quote the card */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The card tokenizer, a separate server: `GET [/scenario/<name>]/v1/cards?callback=<name>&params=<json>` returns JSONP
 * with `{success, token, customer_id}` or `{success, error, errors}`, a POST of the same JSON answers with JSON. Numbers
 * ending in 0002 are declined. No card data is logged or stored. Beside it stand the fields of a payment provider.
 *
 * @param {() => number} nextNumber  numbers the tokens
 * @param {express.Router} demoPay  what the frames of the provider DemoPay ask
 * @param {express.Express} stripe  the fake Stripe, for all other addresses
 */
export function createTokenizer(nextNumber, demoPay, stripe) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');

  /**
   * @param {import('express').Request} req
   * @param {import('express').Response} res
   * @param {unknown} sent  undefined for what is no JSON
   * @param {(answer: object) => void} send
   */
  async function answerCard(req, res, sent, send) {
    const scenario = findScenario(req.params.scenario);
    if (!scenario) {
      res.status(404).type('text/plain').send('There is no such scenario');
      return;
    }
    await waitFor(scenario, 'tokenizer');
    if (scenario.breaksTokenizer) req.socket.destroy();
    else send(sent === undefined ? unreadable : tokenize(sent, Boolean(scenario.declinesCards), nextNumber));
  }

  app.use(express.static(publicDir));
  app.use('/demo-pay', demoPay);
  app.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  const path = '{/scenario/:scenario}/v1/cards';
  app.get(path, async (req, res) => {
    const { callback, params } = req.query;
    if (typeof callback !== 'string' || !/^[\w$.]+$/.test(callback)) {
      res.status(400).type('text/plain').send('callback must be the name of a function');
      return;
    }
    const send = (/** @type {object} */ answer) => void res.type('application/javascript').send(`${callback}(${JSON.stringify(answer)})`);
    await answerCard(req, res, parsed(String(params)), send);
  });
  app.use(path, allowAnyOrigin);
  app.post(path, express.text({ type: 'application/json' }), async (req, res) => {
    await answerCard(req, res, parsed(String(req.body)), (answer) => void res.json(answer));
  });

  app.use(stripe);

  // Express would log the URL of a failed request, which contains the card.
  /** @type {express.ErrorRequestHandler} */
  const failSilently = (_error, _req, res, _next) => void res.status(400).type('text/plain').send('The request could not be read');
  app.use(failSilently);
  return app;
}
