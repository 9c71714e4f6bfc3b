import { setTimeout } from 'node:timers/promises';

/** How late a slow answer comes, in ms. */
const late = 5000;

/** What is answered in place of the shop. @type {Readonly<Record<string, { status: number, body: unknown }>>} */
const answers = {
  fails: { status: 500, body: { error: 'The mail server is down.' } },
  none: { status: 501, body: { error: 'There is no such service.', code: 'no_service' } },
  wrong: { status: 200, body: { sent: 'perhaps' } },
  refused: { status: 200, body: { error: 'This address gets no quotes. <b>Call us</b>.', code: 'refused' } },
};

/**
 * The answer of a scenario to who asks for a quote by mail; undefined where the shop answers (PLUS-08).
 *
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @returns {Promise<Response | undefined>}
 */
export async function quoteAnswer({ quotes }) {
  if (quotes === 'slow') await setTimeout(late, undefined, { ref: false });
  const answer = quotes && answers[quotes];
  return answer && Response.json(answer.body, { status: answer.status });
}
