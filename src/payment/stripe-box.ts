import { readFunction } from '../kernel/util/page-globals';
import type { BoxOptions, BoxProvider, BoxStyle } from './box';
import { stripeLocale, type CreateStripe, type Stripe, type StripeAppearance, type StripeError } from './stripe-js';

/** The evergreen script of the API version that the servers of this project use. Stripe asks to load it from there alone. */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js';

/** One for each key, as Stripe recommends. */
const known = new Map<string, Stripe>();

function stripeOf(publicKey: string): Stripe {
  const create = readFunction<CreateStripe>(window, 'Stripe');
  if (!create) throw new Error('Stripe.js has not come');
  const stripe = known.get(publicKey) ?? create(publicKey);
  known.set(publicKey, stripe);
  return stripe;
}

/** What a visitor may read of an error; '' for what is written for developers. */
const wordsOf = ({ type, message = '' }: StripeError) => (/^(card|validation)_error$/.test(type) ? message : '');

const appearanceOf = ({ theme, ...style }: BoxStyle): StripeAppearance => ({
  theme: theme === 'dark' ? 'night' : 'stripe',
  variables: {
    colorText: style.color,
    colorTextSecondary: style.colorQuiet,
    colorTextPlaceholder: style.colorQuiet,
    colorBackground: style.background,
    colorPrimary: style.accent,
    colorDanger: style.error,
    fontFamily: style.fontFamily,
    fontSizeBase: style.fontSize,
    borderRadius: style.borderRadius,
  },
});

function create({ publicKey, amount, currency, locale, style }: BoxOptions) {
  const stripe = stripeOf(publicKey);
  const appearance = appearanceOf(style);
  const elements = stripe.elements({ mode: 'payment', amount, currency, locale: stripeLocale(locale), appearance });
  return { stripe, elements, element: elements.create('payment') };
}

/** Stripe's Payment Element, which is drawn before there is a payment, and whose server confirms the payment (PAY-06). */
export const stripeBox: BoxProvider = {
  async mount(container, options) {
    const { stripe, elements, element } = create(options);
    element.on('change', ({ empty, complete }) => options.onChange({ empty, complete }));
    element.on('focus', () => options.onFocus());
    element.on('blur', () => options.onBlur());
    const ready = new Promise<void>((resolve, reject) => {
      element.on('ready', resolve);
      element.on('loaderror', ({ error }) => reject(new Error(error.message || error.type)));
    });
    element.mount(container);
    await ready.catch((fault) => {
      element.destroy();
      throw fault;
    });
    return {
      update: ({ amount }) => elements.update({ amount }),
      async token() {
        // Checks what was entered, and shows a wallet's sheet.
        const { error: refusal } = await elements.submit();
        if (refusal) return { error: wordsOf(refusal) };
        const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
        return confirmationToken ? { token: confirmationToken.id } : { error: error ? wordsOf(error) : '' };
      },
      focus: () => element.focus(),
      unmount: () => element.destroy(),
    };
  },
  async confirm(next, { publicKey }) {
    const { client_secret } = next as { client_secret: string };
    const { error } = await stripeOf(publicKey).handleNextAction({ clientSecret: client_secret });
    return error && { error: wordsOf(error) };
  },
};
