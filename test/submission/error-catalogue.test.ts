import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  captchaFailure,
  checkoutError,
  cleanUp,
  errorOfFault,
  errorOfReply,
  missingPropertyError,
  serverFailure,
  signupFailure,
  unknownOutcome,
} from '../../src/submission/error-catalogue';
import { CheckoutError, NetworkFault, TokenizerError } from '../../src/submission/faults';
import type { ActionReply, CataloguedError } from '../../src/submission/submission';
import { createText } from '../../src/kernel/text/format-message';
import { defaults } from '../../src/kernel/page-config/defaults';
import { someFacts } from '../commerce/catalogue/sample-facts';

const text = createText();

/** An error as the visitor reads it: code, title, message. */
function read(error: CataloguedError | undefined): [number, string, string] | undefined {
  if (!error) return undefined;
  const { code, title, message } = error;
  return [code, title && text(title), 'key' in message ? text(message.key, message.params) : message.text];
}

describe('a refusal with a code', () => {
  const reply = (code: ActionReply['code'], error: string) => read(errorOfReply(signupFailure, { error, ...(code && { code }) }));

  it('of a payment says so, in the words of the provider where there are any (PAY-06)', () => {
    expect(reply('payment_refused', 'your card has <b>insufficient</b> funds')).toEqual([
      31,
      'Payment method declined',
      'Your card has insufficient funds.',
    ]);
    expect(reply('payment_refused', '')).toEqual([31, 'Payment method declined', paymentMessage]);
    expect(reply('payment_refused', 'Payment failed.')).toEqual([31, 'Payment Error', paymentMessage]);
  });

  it('that wants a captcha says what to do, and that nothing is charged (PAY-08)', () => {
    expect(reply('captcha', 'Solve the captcha below the form.')).toEqual([30, 'One more check', 'Solve the captcha below the form.']);
    expect(reply('captcha', '')?.[2]).toMatch(/^Please solve the captcha, then submit again\. Nothing was ordered or charged\.$/);
  });

  it('that the form does not know is like one without', () => {
    expect(reply('no_order', 'the name is taken')).toEqual(reply(undefined, 'the name is taken'));
  });
});

const paymentMessage =
  'Please double check the payment information or contact your payment provider. You can also try another payment method.';

describe('errors of what was thrown', () => {
  it('are the default checkout error where nothing is known of them (ERR-08, CARD-12)', () => {
    for (const fault of [new NetworkFault('network', 'Network Error'), new TypeError('oops'), 'odd', null, undefined])
      expect(read(errorOfFault(fault))).toEqual([0, 'Error', 'An error occurred. Please verify your input and try again.']);
  });

  it('show the title and message that an error brings (ERR-08)', () => {
    const own = new CheckoutError('error.server.message', { title: 'error.server.title', code: 32 });
    expect(read(errorOfFault(own))).toEqual([32, 'Server Error', 'An error has occurred. Please try again in a few minutes.']);
    expect(read(errorOfFault(new CheckoutError('load.failed')))?.slice(0, 2)).toEqual([0, 'Error']);
  });

  it('say that the captcha is not loaded (CAPT-06)', () => {
    expect(read(errorOfFault(new CheckoutError('error.captcha.notLoaded')))?.[2]).toBe('ReCAPTCHA has not been loaded');
  });

  it('carry what the tokenizer says under its own title (ERR-03, CARD-12)', () => {
    const error = errorOfFault(new TokenizerError({ card: ['Declined.'], cvc: ['Is wrong'] }));
    expect(read(error)).toEqual([20, 'Payment method declined', paymentMessage]);
    expect(error.fields).toEqual({ card: ['Declined.'], cvc: ['Is wrong'] });
  });

  it('show the first message of the number field (ERR-10)', () => {
    const error = errorOfFault(new TokenizerError({ card: ['Declined.'], number: ['Number is too short', 'Bad'] }));
    expect(read(error)).toEqual([20, 'Payment method declined', 'Number is too short']);
  });
});

describe('a missing property', () => {
  it('asks to refresh, and to contact us (ERR-01, SUBM-06)', () => {
    expect(read(missingPropertyError)).toEqual([
      10,
      'Error',
      'An error has occurred. Please refresh and try again. If the problem persists, please contact us',
    ]);
    // The words that carry the link.
    expect(read(missingPropertyError)![2].endsWith(text('error.contactUs'))).toBe(true);
  });
});

describe('an unknown outcome', () => {
  it('promises that nothing is charged twice only where the server knows the key, else says how to find out (SUBM-56)', () => {
    const wordsOf = (formType: string, idempotentPosts: boolean) =>
      read(unknownOutcome(someFacts({ config: { formType, flags: { ...defaults.flags, idempotentPosts } } })))![2];
    expect(wordsOf('RASignupForm', true)).toContain('nothing is charged twice');
    expect(wordsOf('ContactForm', true)).toContain('nothing is sent twice');
    const plain = wordsOf('RASignupForm', false);
    expect(plain).not.toContain('charged');
    // The words that carry the link.
    expect(plain).toContain(text('error.contactUs'));
  });
});

describe('errors of a reply', () => {
  it('are none for a success', () => {
    expect(errorOfReply(signupFailure, { result: {} })).toBeUndefined();
    expect(errorOfReply(serverFailure, { success: true })).toBeUndefined();
  });

  it('of a signup are the words of the server, else unknown (ERR-04)', () => {
    const told = errorOfReply(signupFailure, { error: 'Email is taken.' });
    expect(read(told)).toEqual([30, 'Signup Error', 'Email is taken.']);
    for (const reply of [{ error: '' }, { error: ' <br> ' }, { success: false }])
      expect(read(errorOfReply(signupFailure, reply))).toEqual([
        30,
        'Signup Error',
        'An unknown error occurred. Please check your information and try again. If the error persists, please contact us.',
      ]);
  });

  const declined = ['payment failed', ' Payment failed.', '<p>PAYMENT FAILED</p>'];

  it.each(declined)('tell of the payment for %j (ERR-05)', (error) => {
    expect(read(errorOfReply(signupFailure, { error }))).toEqual([31, 'Payment Error', paymentMessage]);
  });

  it('of a message are the reason, if given (ERR-06)', () => {
    expect(read(errorOfReply(serverFailure, { success: false }))).toEqual([
      32,
      'Server Error',
      'An error has occurred. Please try again in a few minutes.',
    ]);
    expect(read(errorOfReply(serverFailure, { error: 'Mail is down.' }))).toEqual([32, 'Server Error', 'Mail is down.']);
  });

  it('of any other post are checkout errors (ERR-11)', () => {
    expect(read(errorOfReply(checkoutError, { error: 'wrong password' }))).toEqual([0, 'Error', 'Wrong password.']);
  });

  it('with a status of refusal are the words of the server, else those of the status (NET-08)', () => {
    const words = (error: string, status: number) => read(errorOfReply(signupFailure, { error, status }))?.[2];
    expect(words('Name is taken.', 403)).toBe('Name is taken.');
    for (const status of [401, 403, 419]) expect(words('', status)).toContain('This page has expired. Please refresh');
    expect(words(' <br> ', 413)).toContain('What you sent is too large. Please shorten your text or send smaller files.');
    expect(words('', 429)).toContain('Please wait a few minutes and try again.');
    expect(words('', 422)).toContain('An unknown error occurred.');
  });

  it('tell an explicit failure from a success, whatever its result', () => {
    expect(errorOfReply(signupFailure, { success: false, result: {} })).toBe(signupFailure);
  });

  it('show a message about the captcha as it is (ERR-09)', () => {
    const error = 'the <b>reCAPTCHA</b>  expired';
    for (const failure of [signupFailure, serverFailure, checkoutError]) expect(read(errorOfReply(failure, { error }))?.[2]).toBe(error);
  });

  it('of the captcha check are the words of the server, else its own (CAPT-05)', () => {
    const told = errorOfReply(captchaFailure, { error: 'You look like a robot.' });
    expect(read(told)).toEqual([0, 'Error', 'You look like a robot.']);
    expect(read(errorOfReply(captchaFailure, { success: false }))).toEqual([
      0,
      'Error',
      'Error while verifying ReCAPTCHA response. Please try again, and let us know if the error persists.',
    ]);
  });
});

describe('a cleaned-up message', () => {
  it('has no tags, single spaces, a capital and a full stop (ERR-11)', () => {
    expect(cleanUp('<p>the  name\n is <b>taken</b></p>')).toBe('The name is taken.');
    expect(cleanUp('Really?')).toBe('Really?');
    expect(cleanUp('1 < 2')).toBe('1 < 2.');
  });

  it('keeps no tag that others stood around, and signs that are none (ERR-11)', () => {
    expect(cleanUp('<a <b>>try again</a>')).toBe('Try again.');
    expect(cleanUp('keep it if 2 < 3 and 3 > 2')).toBe('Keep it if 2 < 3 and 3 > 2.');
  });

  it('is nothing or one sentence, and cleaned up once and for all, whatever the words (ERR-11)', () => {
    const signs = fc.constantFrom('<', '>', '/', '!', '.', ' ', '\n', '\t', 'a', 'b>', '<b', 'ß', '…', '😀');
    const words = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(signs).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(words, (said) => {
        const cleaned = cleanUp(said);
        expect(cleaned).toMatch(/^$|[.!?…]$/);
        expect(cleaned).not.toMatch(/^\s|\s\s|<[a-z!/][^<>]*>/i);
        expect(cleaned.charAt(0)).toBe(cleaned.charAt(0).toUpperCase());
        expect(cleanUp(cleaned)).toBe(cleaned);
      }),
      { numRuns: 2000 },
    );
  });
});
