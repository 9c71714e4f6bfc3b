import { problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { offeredWays } from '../../kernel/page-config/payment-ways';
import { hasField, modulesOf, type FormPlan } from '../../kernel/plan/form-plan';

/**
 * Several ways to pay among which no step lets the visitor choose: the first is then the only one (PAY-01). A provider's box that
 * no step shows, or that is left before the order is submitted: nobody could pay (PAY-06).
 */
export function paymentProblems(config: PageConfig, plan: FormPlan, kind: 'order' | 'plain'): ConfigProblem[] {
  const ways = offeredWays(config);
  const named = ways.map(({ id }) => id).join(', ');
  const isUnasked = kind === 'order' && ways.length > 1 && !hasField(modulesOf(plan), 'payment.way');
  const last = plan.stepMode ? plan.steps.slice(-1) : plan.steps;
  const isBoxLost =
    kind === 'order' && ways.some(({ needsBox }) => needsBox) && !hasField(modulesOf({ ...plan, steps: last }), 'payment.box');
  return [
    ...problemIf(isUnasked, 'payment.ways', 'a single way, as no step has the module "PaymentWay"', named),
    ...problemIf(isBoxLost, 'payment.ways', 'without a provider\'s box, as the last step has no module "PaymentWay"', named),
  ];
}
