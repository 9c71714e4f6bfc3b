/** The part of Stripe.js that is used: https://docs.stripe.com/js. */
export interface StripeError {
  /** The messages of `card_error` and `validation_error` are written for visitors, all others for developers. */
  type: string;
  message?: string;
}

export interface StripeAppearance {
  theme: 'stripe' | 'night';
  variables: Record<string, string>;
}

interface PaymentElement {
  on(event: 'ready' | 'focus' | 'blur', handler: () => void): unknown;
  on(event: 'change', handler: (change: { empty: boolean; complete: boolean }) => void): unknown;
  on(event: 'loaderror', handler: (fault: { error: StripeError }) => void): unknown;
  mount(container: HTMLElement): void;
  focus(): void;
  destroy(): void;
}

export interface StripeElements {
  create(type: 'payment'): PaymentElement;
  update(options: { amount: number }): unknown;
  submit(): Promise<{ error?: StripeError }>;
}

export interface Stripe {
  elements(options: { mode: 'payment'; amount: number; currency: string; locale: string; appearance: StripeAppearance }): StripeElements;
  createConfirmationToken(options: { elements: StripeElements }): Promise<{ confirmationToken?: { id: string }; error?: StripeError }>;
  /** Throws for a payment that asks for nothing. */
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: StripeError }>;
}

export type CreateStripe = (publicKey: string) => Stripe;

/** The languages of Stripe.js. */
const languages =
  'ar bg cs da de el en en-AU en-CA en-GB en-NZ es es-419 es-ES et fi fil fr fr-CA fr-FR he hr hu id it it-IT ja ko lt lv ms mt nb nl no pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );

/** The form's language as Stripe knows it, or else the browser's. */
export const stripeLocale = (locale: string): string => [locale, locale.split('-')[0]!].find((name) => languages.includes(name)) ?? 'auto';
