import { filledGroup, flag } from './config-key';

/** Switches for the site owner. */
export const flags = filledGroup({
  persist: flag(true),
  clearOnSubmit: flag(false),
  clearFormDataOnNextPageLoad: flag(false),
  skipCaptcha: flag(false),
  bailBeforeSubmission: flag(false),
  cancelServices: flag(false),
  urlSwitches: flag(false),
  toolbox: flag(false),
  subscriptionBundles: flag(false),
});
