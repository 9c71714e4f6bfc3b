import { filledGroup, flag, gate, link, text } from './config-key';

/** What trackers and affiliates are told (docs/get-started/analytics.md). */
export const analytics = filledGroup({
  /** A function, or the name of a global one or of an event of the page. */
  consent: gate(),
  matomo: flag(false),
  xtype: text(''),
  offerID: text(''),
  affiliateScript: link(''),
  affiliateFrame: link(''),
});
