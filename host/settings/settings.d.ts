/** How a host is set up; what the owner changes in the admin is in the table `settings`. */
export interface Settings {
  /** What everything of this shop is in: database, outbox, files. */
  folder: string;
  /** `postgres://…`, or a file of SQLite. */
  database: string;
  /** How visitors reach it, without a slash at its end. */
  publicUrl: string;
  shopName: string;
  /** Where new orders are told; '' for nowhere. */
  ownerEmail: string;
  mail: {
    /** `smtp://…`; '' writes mails into the folder `outbox`. */
    smtp: string;
    from: string;
  };
  /** Scripts that extend the forms, on pages and on the server; relative to the folder. */
  extensions: readonly string[];
  payment: {
    /** The ways on offer by their ids, `invoice` by default (PAY-01). */
    ways: readonly string[];
    /** What the owner tells those who pay by invoice. */
    instructions: string;
  };
  stripe: {
    secretKey: string;
    webhookSecret: string;
    publishableKey: string;
    /** Another address than Stripe's, for tests; '' for Stripe's. */
    api: string;
  };
  /** From how many orders on a captcha is asked for, and how many cards may be tried; 0 for any number (PAY-08). */
  orderLimits: {
    /** Orders of all visitors within ten minutes; three times as many within an hour. */
    burst: number;
    /** Orders of one visitor within ten minutes; twice as many within an hour. */
    tries: number;
    /** Cards of one visitor within an hour. */
    cards: number;
    /** Cards of all visitors within an hour where there is no captcha; half as many where they are declined. */
    allCards: number;
  };
  /** What the owner switches on in the admin, for every form that sells (SHOP-14). */
  extras: import('./order-extras.mjs').OrderExtras;
  webhook: {
    /** Where orders are forwarded; '' for nowhere. */
    url: string;
    secret: string;
  };
  captcha: {
    provider: '' | 'grecaptcha' | 'hcaptcha' | 'turnstile';
    secret: string;
    siteKey: string;
    /** Another address than the provider's, for tests; '' for the provider's. */
    api: string;
  };
  names: {
    /** The token of OpenCorporates, by which names of companies are looked up; '' for not at all (PLUS-03). */
    token: string;
    /** Another address than the register's, for tests; '' for the register's. */
    api: string;
  };
  addresses: {
    /** The key of Google's Places API (New), by which addresses are suggested; '' for none. */
    googleKey: string;
    /** Another address than Google's, for tests; '' for Google's. */
    api: string;
  };
  admin: {
    name: string;
    /** '' for one that is made and printed at the first start. */
    password: string;
  };
  /** Who reads `/metrics` says it; '' lets this machine alone read them. */
  metricsToken: string;
  accounts: {
    /** Whether an account is opened with each order, which then asks for a password (SHOP-12). */
    withOrders: boolean;
  };
  privacy: {
    /** Days after which orders and messages are deleted; 0 for never. */
    keepDays: number;
  };
  /** Whether the visitor's address is read from `X-Forwarded-For`, as a proxy in front writes it. */
  trustProxy: boolean;
  limits: {
    /** Orders and messages of an address within an hour; 0 for any number, here and below. */
    postsPerHour: number;
    /** Questions that order nothing. */
    lookupsPerHour: number;
    /** Codes of coupons: those are guessed at, too. */
    couponsPerHour: number;
    /** Questions about a street that is typed, and addresses that are picked: each costs something. */
    suggestionsPerHour: number;
    /** Logins and resets: those are what one guesses at. */
    loginsPerHour: number;
    /** Pages of orders. */
    linksPerHour: number;
    /** Quotes that are mailed. */
    quotesPerHour: number;
    /** Orders that are saved for another device. */
    savesPerHour: number;
    /** People who are asked for their part of an order. */
    invitationsPerHour: number;
    /** Whether posts are taken with a security token only. */
    requireToken: boolean;
    /** Whether posts are refused that no visitor would send; by default where visitors reach the shop by https. */
    trap: boolean;
  };
}
