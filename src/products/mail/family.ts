import { defineFamily } from '../../commerce/families/product-family';
import { destinationFollowsMail, mailPlanFollowsOffer, mailStateFollows, phoneFollowsVirtualOffice } from './reactions';

/** Mail forwarding and virtual offices. */
export const mailFamily = defineFamily({
  name: 'mail',
  reactions: [destinationFollowsMail, mailPlanFollowsOffer, phoneFollowsVirtualOffice],
  reactionsOf: (plan) => [mailStateFollows(plan)],
});
