import { filledGroup, named, oneOf, text } from './config-key';
import { orNone, states } from './known-names';

/** How mail forwarding and the virtual office are chosen (MAIL-03). */
export const mail = filledGroup({
  /** First the service and then its plans, or all plans in one list. */
  mode: oneOf(['regular', 'flat'], 'regular'),
  /** Where the mail goes to; on a national site, which has none, the visitor chooses. */
  state: named(text(), orNone(states)),
});
