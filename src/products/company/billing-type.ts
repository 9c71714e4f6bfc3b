import type { Facts } from '../../kernel/facts/facts';
import { sellsSubscriptions } from '../../kernel/page-config/sells-subscriptions';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { selectionNames } from '../../kernel/validation/selection-names';
import { defineModule } from '../../form/modules/define-module';

const fields: readonly FieldDeclaration[] = [
  {
    path: 'billingType',
    label: 'billing.type',
    name: selectionNames.billingType,
    rules: 'required',
    initial: 'yearly',
    hint: 'billing.type.hint',
    control: 'radio',
    options: [
      { key: 'yearly', label: 'billing.yearly' },
      { key: 'monthly', label: 'billing.monthly' },
    ],
  },
];

/** Shown only with subscriptions; nothing else is paid by the month (CART-27). */
const isShown = ({ config }: Facts) => sellsSubscriptions(config);

/** Whether the order is paid yearly or monthly (COMP-28). */
export const billingType = defineModule({ fields, isShown });
