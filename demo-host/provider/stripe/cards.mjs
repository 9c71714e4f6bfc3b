/**
 * Stripe's test cards that the fake knows: https://docs.stripe.com/testing
 *
 * @typedef {object} TestCard
 * @property {string} number
 * @property {string} says       what happens, for the pages of the fake
 * @property {string} brand
 * @property {string} [method]   the name of a ready payment method
 * @property {string} [code]     the error's code when it is declined
 * @property {string} [decline]  `decline_code`
 * @property {string} [message]
 * @property {boolean} [asks]    3-D Secure is asked for
 */

const declined = 'Your card was declined.';

/** @type {TestCard[]} */
export const testCards = [
  { number: '4242424242424242', says: 'Pays', brand: 'visa', method: 'pm_card_visa' },
  { number: '5555555555554444', says: 'Pays', brand: 'mastercard', method: 'pm_card_mastercard' },
  { number: '378282246310005', says: 'Pays', brand: 'amex', method: 'pm_card_amex' },
  {
    number: '4000000000000002',
    says: 'Is declined',
    brand: 'visa',
    method: 'pm_card_chargeDeclined',
    code: 'card_declined',
    decline: 'generic_decline',
    message: declined,
  },
  {
    number: '4000000000009995',
    says: 'Has insufficient funds',
    brand: 'visa',
    method: 'pm_card_chargeDeclinedInsufficientFunds',
    code: 'card_declined',
    decline: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  { number: '4000000000000069', says: 'Has expired', brand: 'visa', code: 'expired_card', message: 'Your card has expired.' },
  {
    number: '4000000000000127',
    says: 'Has another security code',
    brand: 'visa',
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  {
    number: '4000000000000119',
    says: 'Cannot be processed now',
    brand: 'visa',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  { number: '4000002500003155', says: 'Asks for 3-D Secure', brand: 'visa', method: 'pm_card_authenticationRequired', asks: true },
  { number: '4000002760003184', says: 'Asks for 3-D Secure', brand: 'visa', asks: true },
  { number: '4000000000003220', says: 'Asks for 3-D Secure', brand: 'visa', method: 'pm_card_threeDSecure2Required', asks: true },
  {
    number: '4000008400001629',
    says: 'Asks for 3-D Secure, then is declined',
    brand: 'visa',
    asks: true,
    code: 'card_declined',
    decline: 'generic_decline',
    message: declined,
  },
];

/** @param {string} digits */
export function passesChecksum(digits) {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card that is no test card is declined in test mode. @param {string} number @returns {TestCard} */
export function cardOf(number) {
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.';
  return (
    testCards.find((card) => card.number === number) ?? {
      number,
      says: 'Is no test card',
      brand: 'unknown',
      code: 'card_declined',
      decline: 'test_mode_live_card',
      message,
    }
  );
}
