/**
 * @typedef {object} ErrorDetails
 * @property {string} [code]
 * @property {string} [param]
 * @property {string} [decline_code]
 * @property {string} [charge]
 * @property {object} [payment_intent]
 */

/** An answer of Stripe's with an error: https://docs.stripe.com/api/errors */
export class StripeFault extends Error {
  /**
   * @param {number} status
   * @param {string} type  `invalid_request_error`, `card_error`, `idempotency_error`, `api_error`
   * @param {string} message
   * @param {ErrorDetails} [details]
   */
  constructor(status, type, message, details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  toJSON() {
    const { code } = this.details;
    const docs = code ? { doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}` } : {};
    return { error: { ...this.details, ...docs, message: this.message, type: this.type } };
  }
}

/** @param {string} message @param {ErrorDetails} [details] */
export const invalid = (message, details) => new StripeFault(400, 'invalid_request_error', message, details);

/** @param {string} kind @param {string} id @param {string} [param] */
export const missingObject = (kind, id, param = 'id') =>
  new StripeFault(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
