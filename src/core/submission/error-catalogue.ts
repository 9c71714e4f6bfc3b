import { CheckoutError, TokenizerError } from './faults';
import type { ActionReply, CataloguedError, ServerFailure } from './submission';

/** What the visitor is told where nothing fits better (ERR-08). */
export const checkoutError: CataloguedError = {
  code: 0,
  title: 'error.checkout.title',
  message: { key: 'error.checkout.message' },
};

const paymentMessage = { key: 'error.payment.message' } as const;

const paymentError: CataloguedError = { code: 31, title: 'error.payment.title', message: paymentMessage };

/** Something that the form needs is not there; its "contact us" is a link where one is configured (ERR-01, SUBM-06). */
export const missingPropertyError: CataloguedError = {
  code: 10,
  title: checkoutError.title,
  message: { key: 'error.missingProperty.message' },
};

/** The catalogued error for whatever was thrown on the way to the server's answer (ERR-03, ERR-08, ERR-10, CARD-12). */
export function errorOfFault(fault: unknown): CataloguedError {
  if (fault instanceof CheckoutError) return { ...checkoutError, ...fault.own };
  if (!(fault instanceof TokenizerError)) return checkoutError;
  const aboutNumber = fault.fields.number?.[0];
  return {
    code: 20,
    title: 'error.tokenizer.title',
    message: aboutNumber ? { text: aboutNumber } : paymentMessage,
    fields: fault.fields,
  };
}

/** The signup is refused (ERR-04). */
export const signupFailure: ServerFailure = {
  code: 30,
  title: 'error.signup.title',
  message: { key: 'error.signup.message' },
};

/** The server could not take what was sent (ERR-06). */
export const serverFailure: ServerFailure = {
  code: 32,
  title: 'error.server.title',
  message: { key: 'error.server.message' },
};

/** The captcha's response did not pass its check (CAPT-05). */
export const captchaFailure: ServerFailure = { ...checkoutError, message: { key: 'error.captcha.failed' } };

/**
 * The catalogued error of a server's answer, undefined for a success (ERR-04 to ERR-06, ERR-09, ERR-11, CAPT-05). A `min`
 * is asked about before, since it is no error.
 * @param failure what the answer's refusal is without words of the server
 */
export function errorOfReply(failure: ServerFailure, { error, result, success }: ActionReply): CataloguedError | undefined {
  if (error === undefined && (result || success)) return undefined;
  if (!error) return failure;
  if (/captcha/i.test(error)) return { ...failure, message: { text: error } };
  const reason = cleanUp(error);
  if (/^payment failed\.?$/i.test(reason)) return paymentError;
  return reason ? { ...failure, message: { text: reason } } : failure;
}

/** A tag as browsers read one; `1 < 2` is none. */
const tag = /<[a-z!/][^<>]*>/gi;

/** A server's words as a sentence: no tags, single spaces, a capital, a closing full stop (ERR-11). */
export function cleanUp(words: string): string {
  const bare = words.replace(tag, ' ');
  // What stood around a tag may be one now.
  if (bare !== words) return cleanUp(bare);
  const plain = words.replace(/\s+/g, ' ').trim();
  if (!plain) return '';
  const ended = /[.!?…]$/.test(plain) ? plain : `${plain}.`;
  return ended[0]!.toUpperCase() + ended.slice(1);
}
