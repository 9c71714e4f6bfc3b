/** Where the scripts of the captchas come from, and what they open. @type {Record<string, readonly string[]>} */
const captchaSources = {
  grecaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/** As Stripe asks for: https://docs.stripe.com/security/guide#content-security-policy. */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** @param {unknown} address */
function originOf(address) {
  const url = URL.canParse(String(address)) ? new URL(String(address)) : undefined;
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
}

/** The ways whose fields a provider draws within the form. @param {Record<string, any>} config */
const hasProviderBox = ({ payment }) =>
  (payment?.ways ?? []).some((/** @type {any} */ way) => way === 'stripe-element' || way?.kind === 'box');

/**
 * The content security policy of a page with a form (docs/reference/hosts.md).
 *
 * @param {Record<string, any>} config  the page config, complete
 * @param {string} nonce  of the page's scripts
 * @param {readonly string[]} [allow]  further origins
 */
export function contentPolicy(config, nonce, allow = []) {
  const { endpoints = {}, layout = {}, flags = {} } = config;
  const captcha = endpoints.captcha
    ? [...(captchaSources[layout.captchaProvider ?? 'grecaptcha'] ?? []), ...originOf(endpoints.captcha)]
    : [];
  const box = hasProviderBox(config);
  const provider = box ? originOf(endpoints.provider) : [];
  const called = ['marketing', 'ajax', 'vehicles', 'postal', 'tokenizer'].flatMap((name) => originOf(endpoints[name]));
  const others = [...captcha, ...provider, ...allow];
  // Scripts of others make policies of their own.
  const isAlone = others.length === 0 && !box && !flags.toolbox;
  const directives = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, ...(box ? stripe.script : []), ...others],
    'style-src': ["'self'", ...(flags.toolbox ? ["'unsafe-inline'"] : []), ...captcha],
    'img-src': ["'self'", 'data:', ...originOf(endpoints.plates), ...allow],
    'frame-src': ["'self'", ...originOf(endpoints.tokenizer), ...(box ? stripe.frame : []), ...others],
    'connect-src': ["'self'", ...called, ...(box ? stripe.connect : []), ...others],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isAlone && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['charterform'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
