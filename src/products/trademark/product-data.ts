import type { Facts } from '../../kernel/facts/facts';
import { stateOfService } from '../../commerce/catalogue/jurisdictions-in-use';
import { readText } from '../../submission/payload/read-text';

/** What the trademark is to protect (COMP-44), and the state of its owner: the filing itself is federal. */
export const trademarkData = (facts: Facts): object => ({
  mark: readText(facts.values, 'trademark.mark'),
  state: stateOfService(facts),
});
