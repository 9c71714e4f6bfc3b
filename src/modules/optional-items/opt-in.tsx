import { productForRole } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { chosenOptions } from '../../commerce/cart/chosen-options';
import { isSubscribed } from '../../commerce/optional/optional-groups';
import { requiredRole, text } from '../../kernel/page-config/config-key';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { OptInCard } from '../../form/groups/optional/opt-in-card';
import { useWords } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const params = {
  optIn: requiredRole(),
  label: text(),
};

type Params = ParamsOf<typeof params>;

const isShown = (facts: Facts, { optIn }: Params) => productForRole(facts, optIn) !== undefined && !isSubscribed(facts);

function OptInView({ params: { optIn, label } }: { params: Params }) {
  const words = useWords();
  return <OptInCard optIn={optIn} label={label === undefined ? undefined : words(label)} />;
}

/** A single product with its own checkbox, such as insurance. */
export const optIn = defineModule({
  params,
  isShown,
  offers: ({ optIn: role }) => ({ optIns: [role] }),
  review: (facts, text, { optIn: role }) => chosenOptions(facts, text, [role]),
  view: OptInView,
});
