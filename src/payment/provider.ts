import { readWithMethod } from '../core/util/page-globals';

/** How long the page's provider may take to come. */
const comingMs = 15_000;
const lookMs = 100;

export type Validity = 'empty' | 'invalid' | 'valid';

/** What a page's payment provider is told and answers: docs/reference/payment.md. */
export interface PaymentProvider {
  mount(containers: Readonly<Record<string, HTMLElement>>, options: ProviderOptions): MountedFields | Promise<MountedFields>;
}

export interface ProviderOptions {
  labels: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  style: Readonly<Record<string, string>>;
  onChange(name: string, validity: Validity): void;
  onFocus(name: string): void;
  onBlur(name: string): void;
}

export interface MountedFields {
  /** @param request `{ card, billing_address, test_key }`, without number and code */
  tokenize(request: unknown): Promise<unknown>;
  focus(name: string): void;
  unmount(): void;
}

declare global {
  interface Window {
    charterformHostedFields?: PaymentProvider;
  }
}

/** The page's provider, whose script may run after ours; rejects if it has not come after 15 seconds. */
export async function findProvider(): Promise<PaymentProvider> {
  for (let waited = 0; waited <= comingMs; waited += lookMs) {
    const provider = readWithMethod<PaymentProvider>(window, 'charterformHostedFields', 'mount');
    if (provider) return provider;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new Error('The page has no payment provider "charterformHostedFields"');
}
