import type { LedgerRow } from '../../commerce/pricing/price-ledger';
import type { Cents } from '../../kernel/util/money';

/** The order as it is charged. */
export interface CartDetail {
  /** In cents. */
  total: Cents;
  /** Every amount of it, in cents, fees and discounts too; they add up to the total. */
  ledger: readonly LedgerRow[];
}

/** The step that the visitor is on. On a page without steps it is the first. */
export interface StepDetail {
  key: string;
  /** In the form's language. */
  title: string;
  /** Among the steps that the form has now, from 0. */
  index: number;
  count: number;
}

/** What a chat can begin with. */
export interface HelpDetail {
  step: StepDetail;
  /** The order so far. */
  cart: CartDetail;
}

export interface ErrorDetail {
  /** The code that the visitor's message stands under (docs/behaviour.md, ERR-01 to ERR-08); 0 without one. */
  code: number;
  /**
   * `config`: no form can be shown. `submission`: it was not accepted. `unknown`: nobody knows whether it was. `app`:
   * something else failed, such as loading the products.
   */
  kind: 'config' | 'submission' | 'unknown' | 'app';
}

/** What the host page learns of an accepted order. */
export interface OrderedDetail {
  /** The key under which the server knows the order. */
  orderNumber: string;
  ledger: readonly LedgerRow[];
}

/** The details of a form's events by name (docs/reference/embed.md). None holds what a visitor has entered. */
export interface FormEvents {
  /** The form is on the page and can be used: once mounted, updated or reset. */
  ready: { formType: string };
  /** An answer has changed. */
  change: { path: string };
  step: StepDetail;
  cart: CartDetail;
  /** All answers are valid and are about to be sent; `preventDefault()` keeps them from it. */
  submit: Record<string, never>;
  /** The visitor asks for help, at a step and with an order so far. */
  help: HelpDetail;
  /** An order was accepted. */
  ordered: OrderedDetail;
  error: ErrorDetail;
}

/** A form on the page. Once it is unmounted, its methods do nothing. */
export interface MountedForm {
  /**
   * Gives the form another page config; the answers, the step and the cart stay. One equal to the last does nothing. It
   * waits for an order that is on its way; after an accepted one it counts from the next. One that cannot be used is
   * logged, and the form stays as it is.
   */
  update(config: unknown): void;
  /**
   * Shows the form in another language (`es`, `es-US`), the answers untouched; English where it is not known, and until
   * its words are here.
   */
  setLocale(locale: string): void;
  /** Validates and sends the whole form, as the last step's button does, or shows the first step that is refused. */
  submit(): void;
  /** Forgets the answers and starts with an empty form; refused while nobody knows what became of an order. */
  reset(): void;
  /** Takes the form off the page and leaves nothing of it behind. */
  unmount(): void;
  /** Calls back on an event of this form until it is unmounted. Returns the function that ends it earlier. */
  on<Type extends keyof FormEvents>(type: Type, listener: (event: CustomEvent<FormEvents[Type]>) => void): () => void;
}

const eventName = (type: keyof FormEvents) => `charterform:${type}`;

/** Tells the host page of an event; false if it has prevented what would follow. */
export const dispatchToHost = <Type extends keyof FormEvents>(root: HTMLElement, type: Type, detail: FormEvents[Type]): boolean =>
  root.dispatchEvent(new CustomEvent(eventName(type), { detail, bubbles: true, composed: true, cancelable: type === 'submit' }));

/** Calls back on an event of the form in this root, not on those of a root inside it, until the signal aborts. */
export function listenTo<Type extends keyof FormEvents>(
  root: HTMLElement,
  type: Type,
  listener: (event: CustomEvent<FormEvents[Type]>) => void,
  signal: AbortSignal,
): () => void {
  const heard = (event: Event) => {
    if (event.target === root) listener(event as CustomEvent<FormEvents[Type]>);
  };
  root.addEventListener(eventName(type), heard, { signal });
  return () => root.removeEventListener(eventName(type), heard);
}
