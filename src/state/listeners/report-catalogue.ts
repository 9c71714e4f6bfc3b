import { certificatePacks } from '../../core/catalogue/certificates';
import { reportMailPlans } from '../../core/catalogue/mail-plans';
import { rolesOf } from '../../core/facts/offer';
import { unknownRoles } from '../../core/offer/unknown-roles';
import { unofferedYears } from '../../core/offer/unoffered-years';
import { describeProblem } from '../../core/page-config/config-problem';
import { mailRole } from '../../core/reference/product-roles';
import type { Services } from '../../services/services';
import { productsLoaded, productsLoadFinished } from '../catalogue-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';
import { logOnce } from './log-once';

/** Tells the site owner, once the products are loaded, if they do not match the page config (PROD-36, PROD-47, MAIL-11). */
export function reportCatalogue(factsOf: FactsOf, { log }: Services): Listener {
  const report = logOnce(log.error);

  return ({ action, after }) => {
    if (productsLoaded.match(action) && action.payload.some(({ load }) => load.list === 'simple_products')) {
      const facts = factsOf(after);
      certificatePacks(facts, log.warn);
      if (rolesOf(facts.offer).includes(mailRole)) reportMailPlans(facts, log.warn);
    }
    if (!productsLoadFinished.match(action)) return;
    const facts = factsOf(after);
    report([...unknownRoles(facts), ...unofferedYears(facts)].map(describeProblem));
  };
}
