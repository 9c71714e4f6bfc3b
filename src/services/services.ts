import type { Catalogue, Load } from '../core/facts/catalogue';
import type { Translation } from '../core/text/locale';
import type { ActionReply, CardForm, CardToken, TokenizerBillingAddress } from '../core/submission/submission';

/** What a load brings: one list of the catalogue as a whole, or the filing products of some jurisdictions. */
export type Arrival = Partial<Omit<Catalogue, 'lists' | 'jurisdictions'>>;

/** The services a page config gives the root of; without one a call goes to the page's own address (NET-05). */
export type ServiceName = 'marketing' | 'ajax' | 'vehicles' | 'postal';

export interface ServiceCall {
  service: ServiceName;
  /** Below the service's root. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Makes the call a POST: form data goes as multipart, anything else as JSON (NET-01). */
  body?: unknown;
}

/** Resolves with the answer's JSON object; rejects with NetworkFault. The signal aborts the call. */
export type ServiceRequest = (call: ServiceCall, signal?: AbortSignal) => Promise<Readonly<Record<string, unknown>>>;

/** The product lists of the marketing API, parsed; a malformed product is left out and reported. */
export interface CatalogueService {
  load(load: Load): Promise<Arrival>;
}

/** Posts to the page's own address. Rejects with NetworkFault when no readable answer came. */
export interface FormPost {
  post(action: string, fields: Readonly<Record<string, string | File>>): Promise<ActionReply>;
}

export interface CardTokenizer {
  /** Resolves with the token; rejects with TokenizerError when the provider declines, NetworkFault otherwise. */
  tokenize(card: CardForm, billingAddress: TokenizerBillingAddress, testKey?: string): Promise<CardToken>;
}

export interface CaptchaBox {
  /** The response to send, '' while the box is not checked. */
  response(): string;
  reset(): void;
  /** Takes the box off the page. */
  remove(): void;
}

export interface Captcha {
  /** Loads the provider's script once and draws its box; rejects with "ReCAPTCHA has not been loaded" (CAPT-06). */
  render(container: HTMLElement, siteKey: string, onResponse: (response: string) => void): Promise<CaptchaBox>;
}

/** A storage that never throws: unavailable or full means nothing is kept (STORE-16). */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when it could not be written. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface Redirector {
  go(address: string): void;
  /** The same page anew. */
  reload(): void;
}

export interface Clock {
  /** The visitor's local day, `YYYY-MM-DD`. */
  today(): string;
}

/** The translations that scripts of the page hand over. */
export interface Translations {
  /** Undefined as long as nobody brought it. */
  find(language: string): Translation | undefined;
  /** Loads one, once a page; one that cannot be had is only logged. */
  load(language: string): Promise<void>;
  /** Calls back whenever one is brought, until `signal` ends it. */
  onBrought(listener: () => void, signal: AbortSignal): void;
}

/** Warnings and errors for the site owner's console; never any secret. */
export interface Log {
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}

/** Every way out of the widget, injected as one object so that tests hand in their own. */
export interface Services {
  request: ServiceRequest;
  catalogue: CatalogueService;
  formPost: FormPost;
  tokenizer: CardTokenizer;
  captcha: Captcha;
  localStorage: SafeStorage;
  sessionStorage: SafeStorage;
  redirector: Redirector;
  clock: Clock;
  log: Log;
  /** A random key that no other call of any page gets. */
  newKey(): string;
  /** That many bytes that nobody can foresee. */
  randomBytes(count: number): Uint8Array;
  /** Undefined where the page has no such cookie, or may not read any. */
  readCookie(name: string): string | undefined;
}
