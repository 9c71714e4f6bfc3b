import { filledGroup, flag } from './config-key';

/** Features that the site owner turns on or off. */
export const flags = filledGroup({
  persist: flag(true),
  clearOnSubmit: flag(false),
  clearFormDataOnNextPageLoad: flag(false),
  skipCaptcha: flag(false),
  bailBeforeSubmission: flag(false),
  idempotentPosts: flag(false),
  formationThisYear: flag(false),
  cancelServices: flag(false),
  urlSwitches: flag(false),
  /** Where left out, on unless `domains.routing` moves through the history itself (FORM-40). */
  stepHistory: flag(),
  toolbox: flag(false),
  subscriptionBundles: flag(false),
  /** Orders open an account, so they ask for its password (SHOP-12). */
  accounts: flag(true),
});
