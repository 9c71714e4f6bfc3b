import { reportMailPlans } from '../../commerce/catalogue/mail-plans';
import { defineFamily } from '../../commerce/families/product-family';
import { rolesOf } from '../../kernel/facts/offer';
import { mailRole } from '../../kernel/reference/product-roles';
import { destinationFollowsMail, mailPlanFollowsOffer, mailStateFollows, phoneFollowsVirtualOffice } from './reactions';

/** Mail forwarding and virtual offices. */
export const mailFamily = defineFamily({
  name: 'mail',
  reactions: [destinationFollowsMail, mailPlanFollowsOffer, phoneFollowsVirtualOffice],
  reactionsOf: (plan) => [mailStateFollows(plan)],
  reportProducts(facts, report) {
    if (rolesOf(facts.offer).includes(mailRole)) reportMailPlans(facts, report);
  },
});
