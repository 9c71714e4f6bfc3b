/** @param {import('./scenarios.mjs').FormFacts} form */
const mailsQuotes = (form) => form.mailsQuotes;

/** What may become of a quote by mail (PLUS-08). @type {import('./scenarios.mjs').Scenario[]} */
export const quoteScenarios = [
  {
    name: 'quotes-fail',
    sentence: 'A quote by mail is answered with status 500. The visitor may try again, and print the quote.',
    concerns: mailsQuotes,
    quotes: 'fails',
  },
  {
    name: 'slow-quotes',
    sentence: 'A quote is mailed after 5 seconds.',
    concerns: mailsQuotes,
    quotes: 'slow',
  },
  {
    name: 'wrong-quotes',
    sentence: 'The answer to a quote by mail makes no sense, so nobody knows whether it was sent.',
    concerns: mailsQuotes,
    quotes: 'wrong',
  },
  {
    name: 'no-quotes',
    sentence: 'The server mails no quotes. The visitor reads so, and may print the quote.',
    concerns: mailsQuotes,
    quotes: 'none',
  },
  {
    name: 'refused-quotes',
    sentence: 'A quote by mail is refused in words of the server, with HTML that is shown as text.',
    concerns: mailsQuotes,
    quotes: 'refused',
  },
];
