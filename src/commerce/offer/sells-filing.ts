import type { Facts } from '../../kernel/facts/facts';
import { traitsOfRole } from '../../kernel/reference/product-roles';

/** What is filed with an agency of the federation: it has no state. */
const federal: readonly string[] = ['taxID', 'taxIDWithoutSSN', 'boiCompliance'];

/** The products of a bundle are known only once they are loaded, so a page with bundles is taken for one that sells any. */
const sells = ({ config, offer }: Facts, test: (role: string) => boolean): boolean =>
  config.bundles.length > 0 || offer.primaryProducts.some(test);

/** Whether a form is for something that is filed with a state, so that its hints may speak of filing. Constant after boot. */
export const sellsFiling = (facts: Facts): boolean =>
  sells(facts, (role) => traitsOfRole(role).isFiling === true && !federal.includes(role));

/** Whether a form puts a company on the record of a state. Constant after boot. */
export const sellsRegistration = (facts: Facts): boolean =>
  sells(facts, (role) => ['formation', 'registration'].includes(traitsOfRole(role).data ?? ''));
