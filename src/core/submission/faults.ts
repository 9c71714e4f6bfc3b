import { en, type TextKey } from '../text/en';
import type { CataloguedError, FieldErrors } from './submission';

// Each class sets its name by hand, since a minifier renames classes.

export type FaultKind = 'status' | 'timeout' | 'network' | 'aborted' | 'unreadable';

/** A call that brought no readable answer; whether it took effect is unknown. `status` is there for kind 'status'. */
export class NetworkFault extends Error {
  override name = 'NetworkFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The tokenizer refused the card and said why (CARD-12). */
export class TokenizerError extends Error {
  override name = 'TokenizerError';

  constructor(readonly fields: FieldErrors) {
    super('The tokenizer refused the card.');
  }
}

/** An error that brings its own sentence, and perhaps more; the default checkout error says the rest (ERR-08). */
export class CheckoutError extends Error {
  override name = 'CheckoutError';
  readonly own: Partial<CataloguedError>;

  constructor(key: TextKey, own: Partial<CataloguedError> = {}) {
    super(en[key]);
    this.own = { message: { key }, ...own };
  }
}
