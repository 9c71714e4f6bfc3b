import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import { checkedPath } from './optional-products';

/** The roles that the visitor has asked for by a checkbox of their own in the steps (OPT-14, OPT-16). */
export const checkedOptIns = ({ config, offer, values }: Facts): readonly string[] =>
  offer.optIns.filter((role) => getPath(values, checkedPath(config, role)) === true);
