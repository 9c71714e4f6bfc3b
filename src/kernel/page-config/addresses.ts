import { addressChoices } from '../reference/address-choices';
import { filledGroup, flag, group, list, oneOf, record, text, withKeys } from './config-key';
import { states } from './known-names';

const selector = group({
  default: oneOf(addressChoices),
  /** The choices that are not offered, by the code of the state. */
  blacklist: withKeys(record('state', list(oneOf(addressChoices))), states.names),
});

/** What address selectors offer (ADDR-09, ADDR-11), and by which services addresses are checked. */
export const addresses = filledGroup({
  principal: selector,
  mailing: selector,
  officials: selector,
  checkWyoming: flag(false),
  verify: flag(false),
  /** Whether addresses are suggested while their street is typed (PLUS-07). */
  suggest: flag(false),
  postalKey: text(''),
});
