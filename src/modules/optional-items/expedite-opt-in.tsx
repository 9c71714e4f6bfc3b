import { chosenState } from '../../core/catalogue/chosen-jurisdictions';
import { productForRole } from '../../core/catalogue/product-lookup';
import type { Facts } from '../../core/facts/facts';
import { isExpediteOffered } from '../../core/optional/optional-expedite';
import { chosenOptions } from '../../core/cart/chosen-options';
import { isSubscribed } from '../../core/optional/optional-groups';
import { flag, oneOf } from '../../core/page-config/config-key';
import { expediteRole } from '../../core/reference/product-roles';
import { useForm } from '../../form/form-provider';
import { OptInCard } from '../../form/groups/optional/opt-in-card';
import { defineModule } from '../define-module';

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
