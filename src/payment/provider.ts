import { readWithMethod } from '../kernel/util/page-globals';
import { awaitPage } from './await-page';

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
export const findProvider = (): Promise<PaymentProvider> =>
  awaitPage(
    () => readWithMethod<PaymentProvider>(window, 'charterformHostedFields', 'mount'),
    'The page has no payment provider "charterformHostedFields"',
  );
