import { registeredFamilies } from '../../commerce/families/registered-families';
import { unknownRoles } from '../../commerce/offer/unknown-roles';
import { unofferedYears } from '../../commerce/offer/unoffered-years';
import { describeProblem } from '../../kernel/page-config/config-problem';
import type { Services } from '../../services/services';
import { productsLoaded, productsLoadFinished } from './catalogue-slice';
import type { FactsOf } from '../root-state';
import type { StartListening } from '../listeners/listeners';
import { logOnce } from '../listeners/log-once';

/** Tells the site owner, once the products are loaded, if they do not match the page config (PROD-36, PROD-47, MAIL-11). */
export function reportCatalogue(startListening: StartListening, factsOf: FactsOf, { log }: Services): void {
  const report = logOnce(log.error);

  startListening({
    actionCreator: productsLoaded,
    effect({ payload }, { getState }) {
      if (!payload.some(({ load }) => load.list === 'simple_products')) return;
      const facts = factsOf(getState());
      for (const { reportProducts } of registeredFamilies()) reportProducts?.(facts, log.warn);
    },
  });

  startListening({
    actionCreator: productsLoadFinished,
    effect(_action, { getState }) {
      const facts = factsOf(getState());
      report([...unknownRoles(facts), ...unofferedYears(facts)].map(describeProblem));
    },
  });
}
