import type { PageConfig } from './page-config';
import { en, type Sentences, type TextKey } from '../text/en';
import { createText, type Text } from '../text/format-message';
import { english, type Locale } from '../text/locale';

/** The sentences that name reCAPTCHA (CAPT-04 to CAPT-06), and what a form with another provider says in their place. */
const withoutBrand = {
  'rule.captchaResponse': 'captcha.missing',
  'error.captcha.failed': 'captcha.failed',
  'error.captcha.notLoaded': 'captcha.notLoaded',
} as const satisfies Partial<Record<TextKey, TextKey>>;

/** Scripts of other providers, which also answer to the name of reCAPTCHA. */
const otherScript = /^(https?:)?\/\/([^/]+\.)?(hcaptcha\.com|challenges\.cloudflare\.com)(\/|$)/i;

const isReCaptcha = ({ layout, endpoints }: Pick<PageConfig, 'layout' | 'endpoints'>): boolean =>
  layout.captchaProvider.startsWith('grecaptcha') && !otherScript.test(endpoints.captcha);

/** The sentences without a brand; a translation that lacks one keeps what it says itself. */
const unbranded = ({ sentences }: Locale): Sentences =>
  Object.fromEntries(
    Object.entries(withoutBrand).flatMap(([key, plain]) => {
      const words = sentences[plain] ?? (sentences[key as TextKey] === undefined ? en[plain] : undefined);
      return words === undefined ? [] : [[key, words]];
    }),
  );

/** The translating function of a form: the page's own sentences come first. */
export function formText(config: Pick<PageConfig, 'text' | 'layout' | 'endpoints'>, locale: Locale = english): Text {
  return createText(isReCaptcha(config) ? config.text : { ...unbranded(locale), ...config.text }, locale);
}
