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
  toolbox: flag(false),
  subscriptionBundles: flag(false),
});
