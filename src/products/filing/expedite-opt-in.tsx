import { chosenState } from '../../commerce/catalogue/chosen-jurisdictions';
import { productForRole } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { isExpediteOffered } from '../../commerce/optional/optional-expedite';
import { chosenOptions } from '../../commerce/cart/chosen-options';
import { isSubscribed } from '../../commerce/optional/optional-groups';
import { flag, oneOf } from '../../kernel/page-config/config-key';
import { expediteRole } from '../../kernel/reference/product-roles';
import { useForm } from '../../form/form-provider';
import { OptInCard } from '../../form/groups/optional/opt-in-card';
import { defineModule } from '../../form/modules/define-module';

const params = {
  optIn: oneOf([expediteRole], expediteRole),
  always: flag(false),
};

/** Hidden until a state is chosen, as there is no filing to speed up. */
const isShown = (facts: Facts) =>
  isExpediteOffered(facts) && chosenState(facts) !== '' && productForRole(facts, expediteRole) !== undefined && !isSubscribed(facts);

function ExpediteOptInView() {
  const { text } = useForm();
  return <OptInCard optIn={expediteRole} label={text('optIn.expedite')} />;
}

/** The checkbox for expedited processing (OPT-14). Shown if the bundle offers it, or always with the param `always`. */
export const expediteOptIn = defineModule({
  params,
  isShown,
  offers: ({ always }) => ({
    optIns: [expediteRole],
    optInTerms: { [expediteRole]: { beside: 'expediteOffer' } },
    alwaysOptIns: always ? [expediteRole] : [],
  }),
  review: (facts, text) => chosenOptions(facts, text, [expediteRole]),
  view: ExpediteOptInView,
});
