import type { Facts } from '../../../core/facts/facts';
import { sellsSubscriptions } from '../../../core/page-config/sells-subscriptions';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import { selectionNames } from '../../../core/validation/selection-names';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'billingType',
    label: 'billing.type',
    name: selectionNames.billingType,
    rules: 'required',
    initial: 'yearly',
    hint: 'billing.type.hint',
  },
];

/** By the month there are only subscriptions (CART-27). */
export const isShown = ({ config }: Facts) => sellsSubscriptions(config);
