import type { Facts } from '../kernel/facts/facts';
import type { TextKey } from '../kernel/text/en';
import { CheckoutError, TokenizerError, type NetworkFault } from './faults';
import type { ActionReply, CataloguedError, ServerFailure } from './submission';

const catalogued = (code: CataloguedError['code'], title: TextKey, key: TextKey): ServerFailure => ({ code, title, message: { key } });

/** The default error (ERR-08). */
export const checkoutError: CataloguedError = catalogued(0, 'error.checkout.title', 'error.checkout.message');

/** Nothing could be made of what the card service has sent: it is out of order, and nothing of it is the visitor's doing. */
const isOutOfOrder = (fault: unknown): boolean =>
  fault instanceof Error && ((fault as Partial<NetworkFault>).kind === 'unreadable' || /^unreadable|status \d{3}/i.test(fault.message));

/**
 * The card service cannot be reached or is out of order; it has charged nothing (ERR-08). Undefined for a fault with words of
 * its own: the card was refused, or the page lacks something.
 */
export function cardServiceError(fault: unknown): CataloguedError | undefined {
  if (fault instanceof TokenizerError || fault instanceof CheckoutError) return undefined;
  return { ...checkoutError, message: { key: isOutOfOrder(fault) ? 'error.card.failed' : 'error.card.unreachable' } };
}

/** Nothing is in the order, so nothing was sent (FORM-41). */
export const emptyOrderError: CataloguedError = { code: 0, title: '', message: { key: 'order.empty' } };

/** The order waits for the details of people who were asked for them, so nothing was sent (PLUS-06). */
export const missingPartsError = (names: readonly string[]): CataloguedError => ({
  code: 0,
  title: '',
  message: { key: 'coOwner.missing', params: { names: names.join(', ') } },
});

/** The prices of the order are still on their way, so nothing was sent: the visitor has not seen the total yet (PROD-46). */
export const pricesPendingError: CataloguedError = { code: 0, title: '', message: { key: 'load.pending' } };

const paymentError = catalogued(31, 'error.payment.title', 'error.payment.message');

/** Something that the form needs is missing. Its "contact us" is a link if one is configured (ERR-01, SUBM-06). */
export const missingPropertyError: CataloguedError = catalogued(10, 'error.checkout.title', 'error.missingProperty.message');

/** The catalogued error for anything thrown before the server replied (ERR-03, ERR-08, ERR-10, CARD-12). */
export function errorOfFault(fault: unknown): CataloguedError {
  if (fault instanceof CheckoutError) return { ...checkoutError, ...fault.own };
  if (!(fault instanceof TokenizerError)) return checkoutError;
  const { number, box } = fault.fields;
  const [words] = number ?? box ?? [];
  return {
    code: 20,
    title: 'error.tokenizer.title',
    message: words ? { text: words } : paymentError.message,
    fields: fault.fields,
  };
}

/** The server refused the signup (ERR-04). */
export const signupFailure = catalogued(30, 'error.signup.title', 'error.signup.message');

/** The provider has refused the payment, so nothing was ordered (PAY-06). */
const paymentRefused = catalogued(31, 'error.tokenizer.title', 'error.payment.message');

/** A captcha is to be solved first (PAY-08). */
const captchaWanted = catalogued(30, 'error.captcha.title', 'error.captcha.wanted');

/** The server could not process what was sent (ERR-06). */
export const serverFailure = catalogued(32, 'error.server.title', 'error.server.message');

/** The server refused a job application (ERR-07). */
export const applicationFailure: ServerFailure = {
  ...catalogued(33, 'error.application.title', 'error.server.message'),
  reasonText: 'error.application.reason',
};

/** The captcha response did not pass the check (CAPT-05). */
export const captchaFailure: ServerFailure = { ...checkoutError, message: { key: 'error.captcha.failed' } };

/**
 * No answer came, so it may have gone through. That trying again does nothing twice is promised only of a server that
 * knows the idempotency key (SUBM-56).
 */
export function unknownOutcome({ config, form }: Facts): CataloguedError {
  if (form.isRepeatable) return catalogued(0, 'error.checkout.title', 'submission.unknown.again');
  const same = form.kind === 'order' ? 'submission.unknown.sameOrder' : 'submission.unknown.sameMessage';
  return catalogued(0, 'submission.unknown.title', config.flags.idempotentPosts ? same : 'submission.unknown.plain');
}

/** What a refusal says by its status alone (NET-08): 401, 403 and 419 answer a security token that has expired. */
const statusMessages: Readonly<Record<number, TextKey>> = {
  401: 'error.status.expired',
  403: 'error.status.expired',
  419: 'error.status.expired',
  413: 'error.status.tooLarge',
  429: 'error.status.tooMany',
};

/**
 * The catalogued error of a server's reply; undefined for a success (ERR-04 to ERR-06, ERR-09, ERR-11, CAPT-05, NET-08). A reply
 * with `min` must be handled before: it is a question, not an error.
 * @param failure the error to use if the reply has no message
 */
export function errorOfReply(failure: ServerFailure, reply: ActionReply): CataloguedError | undefined {
  const { error, result, success = Boolean(result), notSold } = reply;
  if (error === undefined && success) return undefined;
  const refusal = refusalOf(failure, reply);
  return notSold === undefined ? refusal : { ...refusal, title: 'error.notSold.title', notSold };
}

function refusalOf(given: ServerFailure, { error = '', status = 0, code }: ActionReply): CataloguedError {
  const failure = code === 'payment_refused' ? paymentRefused : code === 'captcha' ? captchaWanted : given;
  const isOfCaptcha = /captcha/i.test(error);
  const reason = isOfCaptcha ? error : cleanUp(error);
  if (/^payment failed\.?$/i.test(reason)) return paymentError;
  const { reasonText } = failure;
  if (reason) return { ...failure, message: reasonText && !isOfCaptcha ? { key: reasonText, params: { reason } } : { text: reason } };
  const key = statusMessages[status];
  return key ? { ...failure, message: { key } } : failure;
}

/** An HTML tag as browsers parse it; `1 < 2` contains none. */
const tag = /<[a-z!/][^<>]*>/gi;

/** Makes a server's message a sentence: no tags, single spaces, a capital first, a full stop last (ERR-11). */
export function cleanUp(message: string): string {
  const untagged = message.replace(tag, ' ');
  // Removing a tag may have joined its surroundings to another tag.
  if (untagged !== message) return cleanUp(untagged);
  const plain = message.replace(/\s+/g, ' ').trim();
  return plain.replace(/[^.!?…]$/, '$&.').replace(/^./, (first) => first.toUpperCase());
}
