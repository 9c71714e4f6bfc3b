import { en, textKeyOf, type TextKey } from '../kernel/text/en';
import type { CataloguedError, FieldErrors } from './submission';

// Each class sets its `name`, because the minifier renames classes.

export type FaultKind = 'status' | 'timeout' | 'network' | 'aborted' | 'unreadable';

/**
 * A request without a readable reply; whether it took effect is unknown. `status` and `body` are those of the response,
 * set for the kind 'status'.
 */
export class NetworkFault extends Error {
  override name = 'NetworkFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    readonly status?: number,
    readonly body = '',
  ) {
    super(message);
  }
}

export const networkFault = () => new NetworkFault('network', 'Network Error');

export const timeoutFault = (ms = 0) => new NetworkFault('timeout', `timeout of ${ms}ms exceeded`);

/** The fault of a response with this status, and its body as far as it is known. */
export const statusFault = (status: number, body?: string) =>
  new NetworkFault('status', `Request failed with status code ${status}`, status, body);

/** Whether the server says by its status that it has no such service. */
export const lacksService = (fault: unknown): boolean => fault instanceof NetworkFault && fault.status === 501;

/** The tokenizer refused the card and gave reasons (CARD-12). */
export class TokenizerError extends Error {
  override name = 'TokenizerError';

  constructor(readonly fields: FieldErrors) {
    super('The tokenizer refused the card.');
  }
}

/** An error with its own message; `own` may override more of the default checkout error (ERR-08). */
export class CheckoutError extends Error {
  override name = 'CheckoutError';
  readonly own: Partial<CataloguedError>;

  constructor(key: TextKey, own: Partial<CataloguedError> = {}) {
    super(en[textKeyOf(key)!]);
    this.own = { message: { key }, ...own };
  }
}
