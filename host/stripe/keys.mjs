/** @typedef {import('../settings/settings.d.ts').Settings} Settings */

/** The mode of a key, such as `sk_test_…`; '' for what is no key. @param {string} key */
const modeOf = (key) => /^(?:sk|rk|pk)_(test|live)_\w+$/.exec(key)?.[1] ?? '';

/** Whether payments are tests: no money is moved. @param {Settings} settings */
export const isTestMode = ({ stripe }) => modeOf(stripe.secretKey) === 'test';

/** What the owner reads wherever orders are shown, while payments are tests. */
export const testModeWords =
  'Stripe is in test mode: no money is moved. Whoever knows the number of a test card can order without paying. Enter the live keys before you sell.';

/** Why Stripe cannot be asked for a payment, for the owner; '' where it can. @param {Settings} settings */
export function secretKeyFault({ stripe: { secretKey } }) {
  if (secretKey === '') return 'Enter the secret key of your Stripe account.';
  if (secretKey.startsWith('pk_')) {
    return 'The secret key is a publishable key. Enter the one that begins with “sk_” or “rk_”.';
  }
  return modeOf(secretKey) === '' ? 'The secret key is not one of Stripe: those begin with “sk_” or “rk_”.' : '';
}

/** Why the payment box of Stripe cannot be shown in the form, for the owner; '' where it can. @param {Settings} settings */
export function publishableKeyFault(settings) {
  const { secretKey, publishableKey } = settings.stripe;
  const fault = secretKeyFault(settings);
  if (fault !== '') return fault;
  if (publishableKey === '') return 'Enter the publishable key of your Stripe account.';
  if (!publishableKey.startsWith('pk_') || modeOf(publishableKey) === '') {
    return 'The publishable key is not one of Stripe: those begin with “pk_”.';
  }
  if (modeOf(publishableKey) === modeOf(secretKey)) return '';
  return modeOf(publishableKey) === 'test'
    ? 'The publishable key is for tests, and the secret key is for real payments. Enter two keys of the same kind.'
    : 'The publishable key is for real payments, and the secret key is for tests. Enter two keys of the same kind.';
}
