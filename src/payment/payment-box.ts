import { within } from './await-page';
import type { BoxOptions, BoxProvider, BoxToken, MountedBox } from './box';
import { boxStyleOf } from './box-style';
import { findBox, type BoxSource } from './find-box';

/** How long a box may take to be drawn. */
const drawingMs = 30_000;

/** How long a visitor may take with a wallet's sheet, and with what the bank asks for. */
const sheetMs = 5 * 60_000;
const bankMs = 15 * 60_000;

/** No provider has a longer token, in characters. */
const maxToken = 1000;

export interface BoxConfig extends BoxSource {
  /** `payment.publicKey` of the page config. */
  publicKey: string;
  /** Told of what has failed without keeping anybody from ordering. */
  report(message: string, detail: unknown): void;
}

export type PlacedBoxOptions = Omit<BoxOptions, 'currency' | 'publicKey' | 'style' | 'onFocus'>;

/** The provider's box of one form. What a visitor enters, and the token, are in no other hands and are never kept. */
export interface PaymentBox {
  /**
   * Lets the provider draw its box; resolves once it can be used, rejects if it cannot.
   * @param container an element that a label and notes may be around; it leads the focus into the box
   * @param signal takes the box away
   */
  place(container: HTMLElement, options: PlacedBoxOptions, signal: AbortSignal): Promise<void>;
  /** Tells the box what is to be paid, in cents; nothing is drawn anew. */
  update(amount: number): void;
  /** Makes a token for so many cents of what was entered. Rejects if the provider fails. */
  token(amount: number): Promise<BoxToken>;
  /** See `BoxProvider.confirm`; the words of an error may be ''. Rejects if the provider fails. */
  confirm(next: unknown): Promise<{ error?: string }>;
}

/** What a provider says of a failure may quote the secret that it was given. */
const withoutDetail = (message: string) => (): never => {
  throw new Error(message);
};

const wordsOf = (error: unknown) => (typeof error === 'string' ? error.slice(0, maxToken) : '');

interface Placed {
  box: MountedBox;
  /** What the box was last told, in cents. */
  amount: number;
}

/** A provider that fails at what is not needed keeps nobody from ordering. */
const tryTo = ({ provider, report }: BoxConfig, act: () => unknown) =>
  void Promise.resolve()
    .then(act)
    .catch((fault) => report(`The payment provider "${provider}" failed.`, fault instanceof Error ? fault.message : ''));

/** Lets the provider draw into a new element of the container; all of it goes when the attempt ends. Rejects if it cannot. */
async function draw(
  config: BoxConfig,
  source: BoxProvider,
  container: HTMLElement,
  options: PlacedBoxOptions,
  attempt: AbortController,
): Promise<MountedBox> {
  const { publicKey, provider } = config;
  const { signal } = attempt;
  // A new one each time: what a provider has left in it cannot be drawn into again.
  const element = container.appendChild(document.createElement('div'));
  const mark = (isFocused: boolean) => container.toggleAttribute('data-focused', isFocused);
  const whileShown =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (!signal.aborted) act(...given);
    };
  const mounting = Promise.resolve().then(() =>
    source.mount(element, {
      ...options,
      currency: 'usd',
      publicKey,
      style: boxStyleOf(container),
      onChange: whileShown(options.onChange),
      onFocus: whileShown(() => mark(true)),
      onBlur: whileShown(() => {
        mark(false);
        options.onBlur();
      }),
    }),
  );
  const end = () => {
    mark(false);
    // One that comes when nobody waits for it any more goes at once.
    mounting.then((box) => tryTo(config, () => box.unmount())).catch(() => {});
    element.remove();
  };
  signal.addEventListener('abort', end);
  try {
    return await within(drawingMs, mounting, `The payment provider "${provider}" has not drawn its box`);
  } catch (fault) {
    attempt.abort();
    throw fault;
  }
}

export function createPaymentBox(config: BoxConfig): PaymentBox {
  const { publicKey, provider } = config;
  let placed: Placed | undefined;
  let wanted = 0;

  async function update() {
    if (!placed || placed.amount === wanted) return;
    placed.amount = wanted;
    await placed.box.update({ amount: wanted });
  }

  async function place(container: HTMLElement, options: PlacedBoxOptions, signal: AbortSignal) {
    const source = await findBox(config);
    if (signal.aborted) return;
    const attempt = new AbortController();
    signal.addEventListener('abort', () => attempt.abort(), { signal: attempt.signal });
    wanted = options.amount;
    const box = await draw(config, source, container, options, attempt);
    if (attempt.signal.aborted) return;
    placed = { box, amount: options.amount };
    attempt.signal.addEventListener('abort', () => {
      if (placed?.box === box) placed = undefined;
    });
    const focus = () => tryTo(config, () => box.focus());
    container.addEventListener('focus', focus, { signal: attempt.signal });
    // A legend leads to no control by itself.
    container.parentElement?.querySelector('legend')?.addEventListener('click', focus, { signal: attempt.signal });
    tryTo(config, update);
  }

  return {
    place,
    update(amount) {
      wanted = amount;
      tryTo(config, update);
    },
    async token(amount) {
      if (!placed) throw new Error(`The payment provider "${provider}" has not drawn its box`);
      wanted = amount;
      await update();
      const hangs = `The payment provider "${provider}" made no token`;
      const made = within(sheetMs, placed.box.token(), hangs).catch(withoutDetail(hangs));
      const { token, error } = Object(await made) as { token?: unknown; error?: unknown };
      return typeof token === 'string' && token !== '' && token.length <= maxToken ? { token } : { error: wordsOf(error) };
    },
    async confirm(next) {
      const box = await findBox(config);
      const hangs = `The payment provider "${provider}" has not confirmed the payment`;
      const confirmed = within(bankMs, box.confirm(next, { publicKey }), hangs).catch(withoutDetail(hangs));
      const { error } = Object(await confirmed) as { error?: unknown };
      return error === undefined ? {} : { error: wordsOf(error) };
    },
  };
}
