/** Nobody knows whether a provider has done what it was asked for: the same is asked again, under the same key. */
export class UnknownOutcome extends Error {
  /**
   * @param {string} [message]
   * @param {{ isOver?: boolean }} [more]  `isOver`: the key is used up by an error, and nothing that can be paid was made
   */
  constructor(message = 'Nobody knows what became of the payment.', { isOver = false } = {}) {
    super(message);
    this.name = 'UnknownOutcome';
    this.isOver = isOver;
  }
}

/** The provider will not send money back; the message is for the owner. */
export class RefundDeclined extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'RefundDeclined';
  }
}
