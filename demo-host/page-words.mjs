import { titleOf } from './page-configs.mjs';

/**
 * What a page says around its form, as the site's owner would.
 *
 * @typedef {object} PageWords
 * @property {string} title
 * @property {string} [intro]
 * @property {string[]} [next]  what happens once the form is sent: a heading and a paragraph
 */

export const read = ['What happens next', 'We read by hand everything that comes in, and write to you as soon as there is news.'];
const leido = ['Qué sigue', 'Leemos todo lo que llega y le escribimos en cuanto haya novedades.'];
export const stays = 'What you enter stays here while you look something up.';
const queda = 'Lo que escriba queda aquí mientras busca algún dato.';

/** What customers come to the page of an order for. @type {Record<string, string | undefined>} */
const orderTitles = {
  BOIForm: 'Report the owners of your company',
  BusinessIdentityForm: 'Get your business online',
  ComplianceForm: 'File your annual report',
  DomainForm: 'Find your domain',
  DomesticationForm: 'Move your company to another state',
  DoubleLLCForm: 'Form two LLCs',
  ForeignRegistrationForm: 'Register your company in another state',
  FormABusinessForm: 'Form an LLC or a corporation',
  MFVOStandaloneForm: 'Get a business address',
  PhoneServiceForm: 'Get a business phone number',
  RASignupForm: 'Hire a registered agent',
  TaxIDForm: 'Get a tax ID (EIN)',
  TrademarkForm: 'Register a trademark',
};

/** By form type and language; of forms of many steps there is the title alone. @type {Record<string, Record<string, PageWords>>} */
const words = {
  LoginForm: { en: { title: 'Log in' }, es: { title: 'Iniciar sesión' } },
  ResetPasswordForm: { en: { title: 'Forgot your password?' }, es: { title: '¿Olvidó su contraseña?' } },
  FreeAccountForm: {
    en: { title: 'Create your account', intro: 'It is free, and you can order whenever you like.' },
    es: { title: 'Cree su cuenta', intro: 'Es gratis, y puede pedir cuando quiera.' },
  },
  AffiliateSignupForm: {
    en: { title: 'Become an affiliate', intro: 'Recommend us, and earn with every order.', next: read },
    es: { title: 'Hágase afiliado', intro: 'Recomiéndenos y gane con cada pedido.', next: leido },
  },
  ContactForm: { en: { title: 'Contact us', intro: stays, next: read }, es: { title: 'Contáctenos', intro: queda, next: leido } },
  CustomContactForm: {
    en: { title: 'Ask about your order', intro: stays, next: read },
    es: { title: 'Pregunte por su pedido', intro: queda, next: leido },
  },
  ClientProfileForm: {
    en: { title: 'Tell us about your business', intro: stays, next: read },
    es: { title: 'Cuéntenos de su negocio', intro: queda, next: leido },
  },
  JobApplicationForm: {
    en: { title: 'Work with us', intro: `Takes about ten minutes. ${stays}`, next: read },
    es: { title: 'Trabaje con nosotros', intro: `Toma unos diez minutos. ${queda}`, next: leido },
  },
};

/**
 * The words of a page in a language, or in English where there are none in it.
 *
 * @param {string} formType
 * @param {string} [locale]
 * @returns {{lang: string, isNarrow: boolean, words: PageWords} | undefined}  undefined for forms of many steps
 */
export function pageWords(formType, locale = 'en') {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? 'en';
  const lang = words[formType]?.[language] ? language : 'en';
  const found = words[formType]?.[lang];
  return found && { lang, isNarrow: formType !== 'JobApplicationForm', words: found };
}

/** The title of a page with a form, in the words of customers. @param {string} name  of the form type or the page */
export const customerTitle = (name) => words[name]?.en?.title ?? orderTitles[name] ?? titleOf(name);
