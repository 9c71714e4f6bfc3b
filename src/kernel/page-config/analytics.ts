import { filledGroup, flag, gate, text } from './config-key';
import { link } from './matched-text';

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
