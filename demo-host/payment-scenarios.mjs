/** @typedef {import('./scenarios.mjs').Scenario} Scenario */

/** @param {import('./scenarios.mjs').FormFacts} form */
const concerns = ({ usesStripe }) => usesStripe;

/** What goes wrong with a payment at Stripe. Cards are chosen on the payment page, or typed into its box. @type {Scenario[]} */
export const paymentScenarios = [
  {
    name: 'webhook-late',
    sentence: 'Stripe tells this host of a payment 20 seconds late. The order is paid all the same when the visitor comes back.',
    concerns,
    payment: { webhooks: 'late', ms: 20_000 },
  },
  {
    name: 'webhook-twice',
    sentence: 'Stripe tells this host of everything twice at the same moment. The order is paid once.',
    concerns,
    payment: { webhooks: 'doubled' },
  },
  {
    name: 'webhook-lost',
    sentence: 'Stripe never tells this host of a payment. The order is paid once the visitor comes back, or opens its page.',
    concerns,
    payment: { webhooks: 'lost' },
  },
  {
    name: 'webhook-early',
    sentence: 'Stripe tells this host of a payment before the payment page leads back.',
    concerns,
    payment: { webhooks: 'early' },
  },
  {
    name: 'webhook-out-of-order',
    sentence: 'Stripe tells what has happened last first. The order is paid once.',
    concerns,
    payment: { webhooks: 'out-of-order' },
  },
  {
    name: 'webhook-forged',
    sentence: 'Somebody else signs what Stripe tells. This host refuses it, and asks Stripe itself when the visitor comes back.',
    concerns,
    payment: { webhooks: 'wrong-signature' },
  },
  {
    name: 'card-declined-by-stripe',
    sentence: 'Stripe declines every card. On its page the order waits for another card; in the form nothing is ordered.',
    concerns,
    payment: { webhooks: 'at-once', card: '4000000000000002' },
  },
  {
    name: 'secure-card',
    sentence: 'Every card asks for 3-D Secure: complete it and the order is paid, let it fail and nothing is charged.',
    concerns,
    payment: { webhooks: 'at-once', card: '4000002500003155' },
  },
  {
    name: 'dead-provider',
    sentence:
      'Stripe cannot be reached when the order comes. On its page the order waits for “Pay now”; in the form the post is repeated. Nothing is lost, and nothing charged twice.',
    concerns,
    deadProvider: true,
  },
];
