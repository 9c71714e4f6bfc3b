/**
 * A setting that is read from the environment, or from the file `charterform-host.json`.
 *
 * @typedef {object} KnownSetting
 * @property {string} key  in the file, such as `mail.smtp`
 * @property {string} env
 * @property {'text' | 'secret' | 'address' | 'number' | 'switch' | 'list' | 'email'} type
 * @property {string} says  for the help
 * @property {readonly string[]} [names]  the values that there are
 * @property {readonly string[]} [schemes]  of an address
 * @property {[number, number]} [range]  of a number
 */

/** @type {readonly KnownSetting[]} */
export const knownSettings = [
  { key: 'database', env: 'DATABASE_URL', type: 'secret', says: 'postgres://…, or a file of SQLite; shop.db in the folder by default' },
  { key: 'port', env: 'PORT', type: 'number', range: [0, 65_535], says: '3000 by default; 0 for any that is free' },
  { key: 'host', env: 'HOST', type: 'text', says: '127.0.0.1 by default; 0.0.0.0 for all addresses of the machine' },
  { key: 'publicUrl', env: 'PUBLIC_URL', type: 'address', schemes: ['https:', 'http:'], says: 'how visitors reach the shop' },
  { key: 'shopName', env: 'SHOP_NAME', type: 'text', says: 'on pages and in mails' },
  { key: 'ownerEmail', env: 'OWNER_EMAIL', type: 'email', says: 'who is told of new orders' },
  {
    key: 'mail.smtp',
    env: 'SMTP_URL',
    type: 'secret',
    schemes: ['smtp:', 'smtps:'],
    says: 'smtp://…; without it mails are files in outbox/',
  },
  { key: 'mail.from', env: 'MAIL_FROM', type: 'email', says: 'the sender of mails' },
  { key: 'extensions', env: 'EXTENSIONS', type: 'list', says: 'scripts with forms of your own, by commas; from the folder on' },
  { key: 'payment.ways', env: 'PAYMENT_WAYS', type: 'list', says: 'invoice, stripe-checkout, stripe-element, by commas' },
  { key: 'payment.instructions', env: 'PAYMENT_INSTRUCTIONS', type: 'text', says: 'how an invoice is paid' },
  { key: 'stripe.secretKey', env: 'STRIPE_SECRET_KEY', type: 'secret', says: 'sk_…' },
  { key: 'stripe.webhookSecret', env: 'STRIPE_WEBHOOK_SECRET', type: 'secret', says: 'whsec_…' },
  { key: 'stripe.publishableKey', env: 'STRIPE_PUBLISHABLE_KEY', type: 'text', says: 'pk_…' },
  { key: 'webhook.url', env: 'WEBHOOK_URL', type: 'address', schemes: ['https:', 'http:'], says: 'where orders are forwarded' },
  { key: 'webhook.secret', env: 'WEBHOOK_SECRET', type: 'secret', says: 'what forwarded orders are signed with' },
  {
    ...{ key: 'captcha.provider', env: 'CAPTCHA_PROVIDER', type: 'text' },
    ...{ names: ['grecaptcha', 'hcaptcha', 'turnstile'], says: 'grecaptcha, hcaptcha or turnstile' },
  },
  { key: 'captcha.siteKey', env: 'CAPTCHA_SITE_KEY', type: 'text', says: 'of the captcha' },
  { key: 'captcha.secret', env: 'CAPTCHA_SECRET', type: 'secret', says: 'of the captcha' },
  { key: 'names.token', env: 'OPENCORPORATES_TOKEN', type: 'secret', says: 'looks names of companies up at OpenCorporates' },
  { key: 'addresses.googleKey', env: 'GOOGLE_PLACES_KEY', type: 'secret', says: 'of Google’s Places API (New); suggests addresses' },
  { key: 'admin.name', env: 'ADMIN_NAME', type: 'text', says: 'admin by default' },
  { key: 'admin.password', env: 'ADMIN_PASSWORD', type: 'secret', says: 'without it one is made and printed once' },
  {
    key: 'metricsToken',
    env: 'METRICS_TOKEN',
    type: 'secret',
    says: 'who reads /metrics sends it; without it this machine alone reads them',
  },
  { key: 'accounts.withOrders', env: 'ACCOUNTS_WITH_ORDERS', type: 'switch', says: 'true opens an account with each order' },
  {
    ...{ key: 'privacy.keepDays', env: 'KEEP_DAYS', type: 'number', range: [0, 36_500] },
    says: 'days after which orders are deleted; 0, the default, for never',
  },
  { key: 'trustProxy', env: 'TRUST_PROXY', type: 'switch', says: 'true where a proxy stands in front, and nothing else reaches the port' },
  {
    key: 'limits.postsPerHour',
    env: 'POSTS_PER_HOUR',
    type: 'number',
    range: [0, 100_000],
    says: 'of one address; 60 by default, 0 for any number',
  },
  { key: 'limits.lookupsPerHour', env: 'LOOKUPS_PER_HOUR', type: 'number', range: [0, 100_000], says: 'of one address; 600 by default' },
  {
    key: 'limits.couponsPerHour',
    env: 'COUPONS_PER_HOUR',
    type: 'number',
    range: [0, 100_000],
    says: 'codes of coupons of one address; 60 by default',
  },
  {
    key: 'limits.suggestionsPerHour',
    env: 'SUGGESTIONS_PER_HOUR',
    type: 'number',
    range: [0, 100_000],
    says: 'suggestions of addresses for one address; 300 by default',
  },
  { key: 'limits.loginsPerHour', env: 'LOGINS_PER_HOUR', type: 'number', range: [0, 100_000], says: 'of one address; 20 by default' },
  {
    key: 'limits.quotesPerHour',
    env: 'QUOTES_PER_HOUR',
    type: 'number',
    range: [0, 100_000],
    says: 'quotes by mail, of one address; 10 by default',
  },
  {
    key: 'limits.savesPerHour',
    env: 'SAVES_PER_HOUR',
    type: 'number',
    range: [0, 100_000],
    says: 'orders saved for another device, of one address; 10 by default',
  },
  {
    key: 'limits.invitationsPerHour',
    env: 'INVITATIONS_PER_HOUR',
    type: 'number',
    range: [0, 100_000],
    says: 'people whom one address asks for their part of an order; 20 by default',
  },
  { key: 'limits.trap', env: 'ROBOT_TRAP', type: 'switch', says: 'refuses posts of robots; on by default where publicUrl is https' },
  { key: 'limits.requireToken', env: 'REQUIRE_TOKEN', type: 'switch', says: 'true takes posts with a security token only' },
];

/** Addresses that stand in for those of providers, in tests. @type {readonly KnownSetting[]} */
export const testSettings = [
  { key: 'stripe.api', env: 'STRIPE_API', type: 'address', schemes: ['http:', 'https:'], says: '' },
  { key: 'names.api', env: 'OPENCORPORATES_API', type: 'address', schemes: ['http:', 'https:'], says: '' },
  { key: 'addresses.api', env: 'GOOGLE_PLACES_API', type: 'address', schemes: ['http:', 'https:'], says: '' },
  { key: 'captcha.api', env: 'CAPTCHA_API', type: 'address', schemes: ['http:', 'https:'], says: '' },
];
