/** How an adapter of the way `card` behaves in the form; what sends the card is in `src/payment`, by the same name. */
export interface CardAdapter {
  /** The provider draws the fields of number and code and knows where cards go, so the form needs no address of a tokenizer. */
  ownFields: boolean;
  /** JSON-P from the page itself may take over where the frame does not open and nothing was sent (CARD-08). */
  fallsBackToPage: boolean;
}

/** Every adapter, by the value of `payment.adapter` in the page config (CARD-08). */
export const cardAdapters = {
  jsonp: { ownFields: false, fallsBackToPage: true },
  post: { ownFields: false, fallsBackToPage: false },
  hosted: { ownFields: true, fallsBackToPage: false },
} satisfies Record<string, CardAdapter>;

export type CardAdapterId = keyof typeof cardAdapters;
export const cardAdapterIds = Object.keys(cardAdapters) as readonly CardAdapterId[];

/** The adapter that a page config names. */
export const cardAdapter = (config: { payment: { adapter: CardAdapterId } }): CardAdapter => cardAdapters[config.payment.adapter];
