import { html, wholePage } from './html.mjs';

/**
 * The page an order redirects to: the `login_url` of its reply.
 *
 * @param {unknown} account
 */
export function welcomePage(account) {
  return wholePage({
    title: 'Welcome',
    intro: 'Your order is with us.',
    main: html`<p>${account ? html`Your account number is <strong>${account}</strong>.` : 'Your account is ready.'}</p>
<p><a href="/received">See what this host received</a></p>`,
  });
}

/** @type {Record<string, string>} */
const thanks = {
  contact: 'Your message is with us.',
  account: 'Your account is ready.',
  login: 'You are logged in.',
  job: 'Your application is with us.',
  'priority-job': 'Your application is with us. We read it first.',
  affiliate: 'You are signed up as an affiliate.',
};

/**
 * The page other forms redirect to.
 *
 * @param {unknown} topic  a key of `thanks`; any other value gives a general sentence
 */
export function thankYouPage(topic) {
  const sentence = Object.entries(thanks).find(([key]) => key === topic)?.[1];
  return wholePage({
    title: 'Thank you',
    intro: sentence ?? 'We have what you sent.',
    main: html`<p><a href="/received">See what this host received</a></p>`,
  });
}

/**
 * An error page with one sentence and a link back.
 *
 * @param {string} title
 * @param {string} sentence
 */
export function sorryPage(title, sentence) {
  return wholePage({
    title,
    main: html`<p>${sentence}</p>
<p><a href="/">All forms and scenarios</a></p>`,
  });
}
