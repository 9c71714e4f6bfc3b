import { filledGroup, flag, link, oneOf, text, whole } from './config-key';

/** How the form looks and behaves on the page. */
export const layout = filledGroup({
  stepMode: flag(),
  shake: flag(true),
  submitInMainColumn: flag(false),
  /** Submit says what it does, such as "Log in", in place of "Submit" (FORM-10). */
  submitVerb: flag(false),
  stickyFoot: flag(true),
  phone: flag(false),
  phoneNumber: text(''),
  websitePhone: text(''),
  /** The page has a chat, which the event `help` opens (FORM-47). */
  chat: flag(false),
  termsLink: link('/terms/'),
  contactLink: link(''),
  /** Where the login form leads for a forgotten password; the way back is `redirects.login`. */
  resetPasswordLink: link(''),
  captchaProvider: text('grecaptcha'),
  captchaSiteKey: text(''),
  passwordMinLength: whole(1, 8),
  passwordLength: whole(8, 12),
  passwordConfirm: flag(false),
  showSavings: flag(false),
  /** A formation asks which of the page's bundles is ordered, and shows them so (PLUS-01). */
  packages: oneOf(['cards', 'table']),
  help: oneOf(['popover', 'modal'], 'popover'),
});
