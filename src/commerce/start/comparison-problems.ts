import { problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';
import { comparesAlone } from '../../kernel/page-config/layout';
import type { PageConfig } from '../../kernel/page-config/page-config';

/** A comparison of states in place of the form leads to the page of the order, and needs one (PLUS-04). */
export function comparisonProblems(config: PageConfig): ConfigProblem[] {
  const { orderPage } = config.layout;
  return problemIf(comparesAlone(config) && orderPage === '', 'layout.orderPage', 'the address of the page with the order', orderPage);
}
