/** How a way to pay behaves in the form; what sends the card is in `src/payment`, by the same name. */
export interface PaymentWay {
  /** The provider draws the fields of number and code and knows where cards go, so the form needs no address of a tokenizer. */
  ownFields: boolean;
  /** JSON-P from the page itself may take over where the frame does not open and nothing was sent (CARD-08). */
  fallsBackToPage: boolean;
}

/** Every way to pay, by the value of `payment.adapter` in the page config (CARD-08). */
export const paymentWays = {
  jsonp: { ownFields: false, fallsBackToPage: true },
  post: { ownFields: false, fallsBackToPage: false },
  hosted: { ownFields: true, fallsBackToPage: false },
} satisfies Record<string, PaymentWay>;

export type PaymentWayId = keyof typeof paymentWays;
export const paymentWayIds = Object.keys(paymentWays) as readonly PaymentWayId[];

/** The way that a page config names. */
export const paymentWay = (config: { payment: { adapter: PaymentWayId } }): PaymentWay => paymentWays[config.payment.adapter];
