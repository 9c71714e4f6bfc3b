/** The languages of Stripe.js. */
const languages =
  'ar bg cs da de el en en-AU en-CA en-GB en-NZ es es-419 es-ES et fi fil fr fr-CA fr-FR he hr hu id it it-IT ja ko lt lv ms mt nb nl no pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );

/** The form's language as Stripe knows it, or else the browser's. */
export const stripeLocale = (locale: string): string => [locale, locale.split('-')[0]!].find((name) => languages.includes(name)) ?? 'auto';
