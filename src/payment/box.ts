/** How a box looks in the form: colours as `rgb(…)`, sizes in `px`. */
export interface BoxStyle {
  color: string;
  /** Of what is less important, as a hint. */
  colorQuiet: string;
  background: string;
  accent: string;
  error: string;
  line: string;
  fontFamily: string;
  fontSize: string;
  borderRadius: string;
  /** What the background is. */
  theme: 'light' | 'dark';
}

/** What the form tells a provider whose box it shows. */
export interface BoxOptions {
  /** What is to be paid, in cents. */
  amount: number;
  currency: 'usd';
  /** `payment.publicKey` of the page config. */
  publicKey: string;
  /** The form's language, such as `en` or `es-US`. */
  locale: string;
  /** The accessible name of the box, in that language. */
  label: string;
  style: BoxStyle;
  /** Called after each change: whether nothing was entered, and whether nothing is missing. */
  onChange(state: { empty: boolean; complete: boolean }): void;
  onFocus(): void;
  onBlur(): void;
}

/** What was entered, as a token; or why there is none, in words for the visitor, '' where there are none. */
export type BoxToken = { token: string } | { error: string };

export interface MountedBox {
  update(changed: { amount: number }): unknown;
  token(): Promise<BoxToken>;
  focus(): void;
  unmount(): void;
}

/** A provider that owns the whole box in the payment step (PAY-06): docs/reference/payment.md. */
export interface BoxProvider {
  /** Draws the box into an empty element. Resolves once it can be used, rejects if it cannot. */
  mount(container: HTMLElement, options: BoxOptions): MountedBox | Promise<MountedBox>;
  /**
   * Does what is left to do for a payment, such as 3-D Secure, with or without a mounted box; resolves when the provider is
   * through. Only the server says whether it is paid.
   * @param next what the server has answered as `next.confirm`
   */
  confirm(next: unknown, options: { publicKey: string }): Promise<{ error?: string } | undefined>;
}

declare global {
  interface Window {
    /** The page's own providers, by the name in `payment.provider` of the page config. */
    charterformPaymentBoxes?: Readonly<Record<string, BoxProvider>>;
  }
}
