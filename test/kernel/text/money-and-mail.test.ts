import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentKindIds } from '../../../src/kernel/page-config/payment-kinds';
import { orderedSentence, orderedTotalLabel } from '../../../src/submission/confirmation-words';
import { en, type TextKey } from '../../../src/kernel/text/en';
import es from '../../../src/locales/es';

/**
 * Every sentence about a charge, a receipt or a mail to the visitor, by what must be known before it is shown. A new one is
 * sorted here, by whether it holds however the owner is set up.
 */
const said: Record<string, readonly TextKey[]> = {
  // Nothing was posted, or the server has refused: true of every server.
  'nothing is charged': [
    'namedPrice.tooLow.text',
    'section.review.text',
    'card.declined',
    'error.card.notCharged',
    'error.way.notCharged',
    'error.notCharged',
    'error.captcha.wanted',
    'box.failed',
    'box.notCharged',
    'error.card.unreachable',
    'error.card.failed',
    'error.domains.gone',
    'error.domains.price',
    'error.domains.both',
    'terms.before',
    'way.invoice.later',
    'way.invoice.due',
    'price.changed.text',
    'price.changed.notice',
    'price.changed.gone',
    'price.changed.unknown',
    'quote.nothingOrdered',
  ],
  'what the visitor sends': ['submission.checking', 'quote.sending'],
  // Only where the page config says that the server knows its keys.
  'charged at most once': ['submission.unknown', 'submission.unknown.sameOrder'],
  'may be charged': ['submission.conflict.order'],
  'the answer says that it is paid': [
    'summary.paid',
    'confirmation.paid',
    'confirmation.order.paid',
    'confirmation.order.settled',
    'timeline.paid',
  ],
  'the answer says that a mail goes out': [
    'confirmation.order.mailed',
    'confirmation.mailTo',
    'confirmation.order.invoice',
    'confirmation.order.unpaidMailed',
  ],
  // Its `payment.mailsInvoice`.
  'the page says that an invoice is mailed': ['way.invoice.mailed'],
  'the answer says both': ['confirmation.order.receipt', 'confirmation.order.settledMailed', 'confirmation.receiptTo'],
  // The server sends the link, or refuses.
  'a link was asked for': [
    'section.reset.text',
    'save.sent',
    'save.sentUndated',
    'confirmation.reset',
    'confirmation.reset.text',
    'submission.resettingPassword',
    'login.afterReset',
    'coOwner.email.hint',
    'coOwner.sending',
  ],
  'how the price is paid': ['billing.monthlyOnly.text', 'summary.stateFeeHelp', 'namedPrice.immediate.hint'],
  // Post that is sent on as a service, not about the order.
  'what is sold': ['section.mailingAddress.text'],
};

const english =
  /\b(paid|received your (order and your )?payment|charged?|charges|receipt|writ(e|ing) to|(we|have) (will )?(send|sent|write|answer|call|reply)|sending (you|the))\b|Check your email/i;
const spanish = /\b(pagado|su pago|cobr\w*|recibo|(le|les) escrib\w*|respond(e|emos) en)\b/i;
const keysOf = (table: Readonly<Record<string, string>>, words: RegExp) =>
  Object.entries(table).flatMap(([key, sentence]) => (words.test(sentence) ? [key] : []));

describe('the sentences about money and mails', () => {
  it('are all sorted by what must be known before they are shown', () => {
    expect(keysOf(en, english).sort()).toEqual(Object.values(said).flat().sort());
  });

  it('say no more in Spanish', () => {
    const known = Object.values(said).flat() as string[];
    expect(keysOf(es.sentences, spanish).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('say of an accepted order what its answer says, and nothing beyond, by whatever way (SUBM-11, SHOP-09)', () => {
    const known = fc.option(fc.record({ paid: fc.boolean(), mailed: fc.boolean() }, { requiredKeys: [] }));
    const receipts = fc.option(fc.record({ kind: fc.constantFrom(undefined, ...paymentKindIds) }));
    fc.assert(
      fc.property(known, receipts, fc.boolean(), (result, receipt, hasEmail) => {
        const keys = [orderedTotalLabel(result, receipt), orderedSentence(result, receipt, hasEmail)];
        const isSaid = (category: string) => keys.some((key) => said[category]!.includes(key));
        const [paid, mailed] = [result?.paid === true, result?.mailed === true && hasEmail];
        expect(isSaid('the answer says that it is paid')).toBe(paid);
        expect(isSaid('the answer says both')).toBe(paid && mailed);
        expect(isSaid('the answer says that a mail goes out')).toBe(mailed && !paid);
      }),
    );
  });
});
