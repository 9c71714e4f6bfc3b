import { html, listStyles, wholePage } from './html.mjs';
import { ledgerTable } from './ledger.mjs';

/**
 * The page an order redirects to: the `login_url` of its reply.
 *
 * @param {unknown} account
 * @param {import('./received-orders.mjs').ReceivedOrder} [order]  the order that opened the account
 */
export function welcomePage(account, order) {
  const facts = [
    ['Order number', order?.number],
    ['Account number', account],
    ['Received', order && new Date(order.at).toLocaleDateString('en-US', { dateStyle: 'long' })],
  ].filter(([, value]) => value);
  return wholePage({
    title: 'Welcome',
    intro: 'Your order is with us. You need not do anything now.',
    head: listStyles,
    main: html`${
      facts.length > 0 &&
      html`<section><h2>Your order</h2>
<div class="host-card"><dl class="host-terms">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>${order && order.ledger.length > 0 && ledgerTable(order.ledger, true)}</div></section>
`
    }<section><h2>What happens next</h2>
<ol class="host-steps"><li><strong>We check your order.</strong> A person reads the names and addresses before anything is filed.</li>
<li><strong>We file it.</strong> We write to you on the day it is done.</li>
<li><strong>You get your documents.</strong> They come by email, and stay in your account.</li></ol></section>
<p class="host-actions host-screen"><a class="host-button" href="/received">See what this host received</a></p>`,
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
