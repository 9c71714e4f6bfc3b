import { offeredWays } from '../payment/ways.mjs';
import { kindOfStatus, mailKinds } from './mail-kinds.mjs';
import { accountMail, customerMail } from './customer-mail.mjs';
import { mailWords } from './templates.mjs';
import { partMail } from './part-mail.mjs';
import { quoteMail } from './quote-mail.mjs';
import { savedOrderMail, savedOrderMails } from '../saved-orders/saved-order-mail.mjs';
import { newOrderMail, warningMail } from './owner-mail.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/order-facts.mjs').OrderFacts} OrderFacts */
/** @typedef {import('../words/translate.mjs').Locale} Locale */

const day = 24 * 60 * 60_000;

const ledger = [
  { name: 'Formation of an LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Registered agent, one year', state: 'WY', kind: 'base', cents: 12_500 },
  { name: 'Formation of an LLC', state: 'WY', kind: 'stateFee', cents: 10_000 },
];
const total = 27_400;

/** An order that is in no table. @param {Shop} shop @param {string} kind @param {Locale} locale @returns {OrderFacts} */
function sampleFacts(shop, kind, locale) {
  const now = shop.now();
  const at = now - day;
  const refunded = { refunded: total, partly_refunded: 4900 }[kind] ?? 0;
  const status =
    kind === 'partly_refunded' ? 'paid' : (Object.entries(kindOfStatus).find(([, of]) => of === kind)?.[0] ?? 'awaiting_payment');
  const isPaid = ['paid', 'refunded', 'filed'].includes(status);
  const steps = [...new Set(['awaiting_payment', ...(isPaid ? ['paid'] : []), status])];
  /** @type {OrderFacts['state']} */
  const state = kind === 'partly_refunded' ? kind : status === 'refunded' || status === 'cancelled' ? status : isPaid ? 'paid' : 'due';
  // Of a page in that language, if there is one.
  const page = shop.pages.list().find(({ config }) => String(config['locale'] ?? 'en').startsWith(locale))?.path ?? '';
  return {
    order: {
      id: 0,
      action: 'process_signup',
      orderKey: '',
      formType: 'FormABusinessForm',
      page,
      status,
      paymentWay: offeredWays(shop)[0]?.id ?? 'invoice',
      customer: 'Ada Okafor',
      email: 'ada@example.com',
      company: 'Okafor & Lindqvist LLC',
      words: '',
      accountId: null,
      payload: '{}',
      files: '[]',
      ledger: JSON.stringify(ledger),
      total,
      refunded,
      notes: '[]',
      createdAt: at,
      updatedAt: at,
      seenAt: 0,
      trashedAt: 0,
    },
    history: steps.map((step, index) => ({
      id: index + 1,
      orderId: 0,
      statusBefore: steps[index - 1] ?? '',
      status: step,
      madeBy: index === 0 ? 'shop' : 'owner',
      who: '',
      note: '',
      undoes: 0,
      at: at + index,
    })),
    payments: [],
    refunds: refunded > 0 ? [sampleRefund(refunded, now)] : [],
    state,
    paid: isPaid ? total : 0,
    remains: isPaid ? total - refunded : 0,
  };
}

/** @param {number} cents @param {number} at @returns {OrderFacts['refunds'][number]} */
const sampleRefund = (cents, at) => ({
  id: 0,
  orderId: 0,
  turn: 1,
  paymentId: null,
  refundKey: '',
  providerId: null,
  cents,
  rowCents: cents === total ? '{}' : JSON.stringify({ 0: cents }),
  reason: '',
  isTold: 0,
  state: 'done',
  madeBy: 'owner',
  who: '',
  at,
  doneAt: at,
  tries: 0,
  nextTry: 0,
  lockedUntil: 0,
  lastError: '',
});

/**
 * A mail of a kind about an order that does not exist, for a preview.
 *
 * @param {Shop} shop
 * @param {string} kind
 * @param {Locale} locale
 * @param {import('./templates.mjs').MailWords} [words]  in place of those that are stored
 * @returns {Promise<import('./customer-mail.mjs').Message>}
 */
export async function sampleMail(shop, kind, locale, words) {
  const facts = sampleFacts(shop, kind, locale);
  if (kind === 'new_order') return newOrderMail(shop, facts);
  if (mailKinds[kind]?.to === 'owner') return warningMail(shop, facts, mailKinds[kind].label, [mailKinds[kind].when]);
  const said = words ?? (await mailWords(shop.db, kind, locale));
  if (kind === 'quote') {
    const made = shop.now();
    const agent = { name: ledger[1]?.name ?? '', state: 'WY', months: 12, period: 12, cents: 12_500 };
    return quoteMail(shop, { ledger, total, renewals: [agent], made, until: made + 30 * day, page: '/' }, locale, said);
  }
  if (savedOrderMails.includes(kind)) {
    const { publicUrl } = shop.settings;
    const saved = { savedAt: shop.now() - day, until: shop.now() + 14 * day, link: publicUrl, deleteLink: publicUrl };
    return savedOrderMail(shop, saved, locale, said);
  }
  if (kind === 'part') return partMail(shop, { link: shop.settings.publicUrl, until: shop.now() + 14 * day }, locale, said);
  if (kind === 'account' || kind === 'password_reset') return accountMail(shop, kind, locale, said, { link: shop.settings.publicUrl });
  return customerMail(shop, kind, facts, said, { refund: 0 });
}
