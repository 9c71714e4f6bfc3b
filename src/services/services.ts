import type { TrackedEvent } from '../commerce/analytics/tracked-events';
import type { AddressDetails, AddressSuggestions, SuggestionQuestion } from '../kernel/addresses/suggested-address';
import type { AddressVerdict } from '../kernel/answers/address';
import type { PostalAddress } from '../kernel/answers/postal-address';
import type { ServerAddress } from '../kernel/answers/server-address';
import type { Vehicle, VehiclePlate } from '../kernel/answers/vehicle';
import type { NameQuestion, NameVerdict } from '../kernel/facts/company-name';
import type { Catalogue, Load } from '../kernel/facts/catalogue';
import type { OpenedPart, ReadPart } from '../kernel/facts/co-owner-parts';
import type { Coupon } from '../kernel/facts/product';
import type { DomainResult, DomainSearchSettings, FeaturedExtension } from '../kernel/facts/domain';
import type { PartialTranslation } from '../kernel/text/locale';
import type { PaymentAdapter } from '../payment/handle';
import type { PaymentBox } from '../payment/payment-box';
import type { OpenedOrder } from '../submission/saved-order';
import type { ActionReply, CardForm, CardToken, TokenizerBillingAddress } from '../submission/submission';

/** The result of a load: one whole list of the catalogue, or the filing products of some jurisdictions. */
export type Arrival = Partial<Omit<Catalogue, 'lists' | 'jurisdictions'>>;

/** The services whose root URL the page config sets; without one, calls go to the page's own URL (NET-05). */
export type ServiceName = 'marketing' | 'ajax' | 'vehicles' | 'postal';

export interface ServiceCall {
  service: ServiceName;
  /** Relative to the service's root. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Makes the call a POST: FormData is sent as multipart, anything else as JSON (NET-01). */
  body?: unknown;
}

/** Resolves with the JSON object of the response; rejects with NetworkFault. The signal aborts the call. */
export type ServiceRequest = (call: ServiceCall, signal?: AbortSignal) => Promise<Readonly<Record<string, unknown>>>;

/** The product lists of the marketing API, parsed; a malformed product is left out and reported. */
export interface CatalogueService {
  load(load: Load): Promise<Arrival>;
}

/**
 * Posts to the page's own URL. Rejects with NetworkFault if there is no readable response; one with a status from 400 to
 * 499 always is, and its reply has that status.
 */
export interface FormPost {
  /** @param onUpload told how much has been sent, from 0 to 1, where there are files */
  post(action: string, fields: Readonly<Record<string, string | File>>, onUpload?: (share: number) => void): Promise<ActionReply>;
}

export interface AddressService {
  /** The page server's verdict on an address (ADDR-18); an incomplete one, and a line in the log, if there is none. */
  validate(address: ServerAddress, signal?: AbortSignal): Promise<AddressVerdict>;
  /** The address as the post office writes it; rejects if it is not found or the service fails (ADDR-17). */
  verify(address: ServerAddress, signal?: AbortSignal): Promise<PostalAddress>;
}

export interface AddressSuggestionService {
  /** Addresses that a street may belong to, five at most; none where there is no readable answer within 3 s. Rejects by the signal alone (PLUS-07). */
  suggest(question: SuggestionQuestion, signal?: AbortSignal): Promise<AddressSuggestions>;
  /** The address of a suggestion; rejects where the page's server does not say it within 3 s. */
  details(id: string, question: Pick<SuggestionQuestion, 'country' | 'session'>, signal?: AbortSignal): Promise<AddressDetails>;
}

export interface CompanyNameService {
  /** What the page's server knows of a name. Without a readable answer within 3 s that is nothing; rejects by the signal alone (PLUS-03). */
  check(question: NameQuestion, signal?: AbortSignal): Promise<NameVerdict>;
}

export interface CoOwnerService {
  /** How the parts of an order stand that its form has asked for. Rejects with NetworkFault where there is no readable answer. */
  read(secret: string, signal?: AbortSignal): Promise<readonly ReadPart[]>;
  /** What a link asks for; rejects where that could not be found out (PLUS-06). */
  open(token: string, signal?: AbortSignal): Promise<OpenedPart>;
}

export interface CouponService {
  /**
   * The coupon of a code, which it then has; null where the page's server accepts no such code. Rejects with NetworkFault where there
   * is no readable answer within 5 s (PLUS-02).
   * @param code as `couponCode` reads it
   */
  check(code: string, signal?: AbortSignal): Promise<Coupon | null>;
}

export interface SavedOrderService {
  /**
   * Saves an order at the page's server, which mails a link to it (PLUS-05). Resolves with how it is known there and when the link
   * expires, both '' where the server does not say, or with why it was refused. Rejects where nobody knows whether it was saved.
   */
  save(
    fields: Readonly<Record<string, string>>,
  ): Promise<{ ref: string; until: string } | { refusal: 'noService' | 'refused'; words: string }>;
  /** The order that a link opens; `gone` where it opens none any more. Rejects where the server has not answered, or makes no sense. */
  open(token: string, signal?: AbortSignal): Promise<OpenedOrder | 'gone'>;
}

/** Amounts are in cents, names in small letters. What is malformed or named twice is left out and reported. */
export interface DomainService {
  /** The extensions on sale, with their dots; an empty list where the server has none of its own (DOM-11). */
  availableTLDs(signal?: AbortSignal): Promise<string[]>;
  /** Some with their prices (DOM-10). */
  heroTLDs(signal?: AbortSignal): Promise<FeaturedExtension[]>;
  /** Names for a term, of which nothing else is known yet (DOM-17). */
  suggestions(searchTerm: string, settings: DomainSearchSettings, signal?: AbortSignal): Promise<DomainResult[]>;
  /**
   * Price and availability of at most 20 domains; one that the server says nothing of is not among the results (DOM-18).
   * @param timeout in ms
   */
  details(domains: readonly string[], signal?: AbortSignal, timeout?: number): Promise<DomainResult[]>;
}

export interface PhoneNumberService {
  /** The numbers of an area code that are free, each once; an empty list if there are none (PHONE-06). */
  find(areaCode: string, signal?: AbortSignal): Promise<string[]>;
}

/** What a VIN says of a vehicle; '' for what it does not say. */
export type DecodedVehicle = Pick<Vehicle, 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>;

export interface VehicleService {
  /** Rejects where nothing is known of the VIN (VEH-13, VEH-16). */
  decode(vin: string, signal?: AbortSignal): Promise<DecodedVehicle>;
  /** The plates of organizations, each once (VEH-17). */
  plates(signal?: AbortSignal): Promise<VehiclePlate[]>;
}

export interface CardTokenizer {
  /**
   * Resolves with the token; rejects with TokenizerError when the provider declines, NetworkFault or another error
   * otherwise. Once the signal aborts it may never be settled.
   */
  tokenize(card: CardForm, billingAddress: TokenizerBillingAddress, testKey?: string, signal?: AbortSignal): Promise<CardToken>;
  /** Only where the page's payment provider draws fields of its own. */
  place: PaymentAdapter['place'];
}

export interface Printer {
  /**
   * Opens the browser's print dialog for an element alone, without the rest of the page (PLUS-08). `onEnd` is called once it is
   * printed, or the visitor has turned to the page again. Returns the function that ends it earlier, without calling back.
   */
  print(element: HTMLElement, onEnd: () => void): () => void;
}

export interface CaptchaBox {
  /** The token to send with the form, '' while the box is unchecked. */
  response(): string;
  reset(): void;
  /** Removes the box from the page. */
  remove(): void;
}

export interface Captcha {
  /** Loads the provider's script once and renders its box; rejects with CheckoutError if it cannot be loaded (CAPT-06). */
  render(container: HTMLElement, siteKey: string, onResponse: (response: string) => void): Promise<CaptchaBox>;
}

/** A storage that never throws: if it is unavailable or full, nothing is stored (STORE-16). */
export interface SafeStorage {
  get(key: string): string | null;
  /** Returns false if the value could not be written. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface Redirector {
  go(address: string): void;
  /** Reloads the page. */
  reload(): void;
}

/** The path of the page's address. */
export interface Router {
  path(): string;
  /** Changes the path without loading a page. */
  push(path: string): void;
  /** Calls `listener` whenever the visitor goes back or forward within the page, until `signal` aborts. */
  subscribe(listener: () => void, signal: AbortSignal): void;
}

export interface Clock {
  /** The visitor's local date, `YYYY-MM-DD`. */
  today(): string;
  /** The moment in UTC, ISO 8601 to the second. */
  now(): string;
}

/** The translations registered by locale scripts on the page. */
export interface Translations {
  /** Undefined until the translation is registered, and if it belongs to another version of the bundle. */
  find(language: string): PartialTranslation | undefined;
  /** Loads the script of a locale, once per page. Never rejects: a failure is only logged. */
  load(language: string): Promise<void>;
  /** Calls `listener` whenever a translation is registered, until `signal` aborts. */
  onRegistered(listener: () => void, signal: AbortSignal): void;
}

/** Where events go that are about the order and never about the visitor. */
export interface Trackers {
  /** Never throws. */
  track(event: TrackedEvent): void;
}

/** Warnings and errors for the site owner's console. Never pass it a secret. */
export interface Log {
  /** For settings that are unusual but may be intended. */
  info(message: string): void;
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}

/** All effects outside the widget (network, storage, time, randomness), injected so that tests can replace them. */
export interface Services {
  request: ServiceRequest;
  catalogue: CatalogueService;
  formPost: FormPost;
  addresses: AddressService;
  suggestions: AddressSuggestionService;
  companyNames: CompanyNameService;
  coupons: CouponService;
  savedOrders: SavedOrderService;
  coOwners: CoOwnerService;
  domains: DomainService;
  phoneNumbers: PhoneNumberService;
  vehicles: VehicleService;
  tokenizer: CardTokenizer;
  paymentBox: PaymentBox;
  captcha: Captcha;
  printer: Printer;
  localStorage: SafeStorage;
  sessionStorage: SafeStorage;
  redirector: Redirector;
  router: Router;
  clock: Clock;
  log: Log;
  /** A new random UUID. */
  newKey(): string;
  /** A digest of a text, equal for equal texts; never rejects (SUBM-55). */
  digest(text: string): Promise<string>;
  /** Cryptographically random bytes. */
  randomBytes(count: number): Uint8Array;
  /** The value of a cookie; undefined if it is not set or cookies cannot be read. */
  readCookie(name: string): string | undefined;
  /** The key that another script has left in a cookie; '' without one, or if it cannot be one. */
  readKey(name: string): string;
  trackers: Trackers;
}
