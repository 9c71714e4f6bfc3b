import { filledGroup, flag, group, list, oneOf, requiredText, text, whole, type ValueOf } from './config-key';
import { link } from './matched-text';

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
  /** A table of what the order costs in each state: beside the question of the state, or alone in place of the form (PLUS-04). */
  compareStates: oneOf(['order', 'alone']),
  /** The page of the order, to which a comparison alone leads. */
  orderPage: link(''),
  /** The summary of an order has a box for a coupon, which the page's address may name too (PLUS-02). */
  coupon: flag(false),
  /** What stands beside the total and above the button of an order, for trust (SUMM-32). */
  assurance: list(group({ text: requiredText(), icon: oneOf(['good', 'lock', 'info', 'none']), url: link() }), []),
  help: oneOf(['popover', 'modal'], 'popover'),
});

/** Whether the page compares states in place of the form. It asks for nothing then, so nothing of it is kept (PLUS-04). */
export const comparesAlone = ({ layout: { compareStates } }: { layout: ValueOf<typeof layout> }): boolean => compareStates === 'alone';
