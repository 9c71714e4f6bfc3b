import { setTimeout } from 'node:timers/promises';

/** How late a slow answer comes, in ms. */
const late = 5000;

/** By how much an order was cheaper when it was saved, in cents. */
const rise = 1000;

/** What is answered in place of the shop. @type {Readonly<Record<string, { status: number, body: unknown }>>} */
const answers = {
  fails: { status: 500, body: '<h1>Internal Server Error</h1>' },
  none: { status: 501, body: { error: 'There is no such service.', code: 'no_service' } },
  wrong: { status: 200, body: { success: true, saved: { data: { format: 1, answers: [7], ledger: 'much' } } } },
  refused: { status: 200, body: { error: 'This address saves no orders. <b>Call us</b>.', code: 'refused' } },
};

/** @type {{ status: number, body: unknown }} */
const gone = { status: 200, body: { error: 'This link no longer opens an order.', code: 'no_saved_order' } };

/** The shop's answer, as if the order had been cheaper. @param {Response} response */
async function asCheaper(response) {
  const body = /** @type {any} */ (await response.json());
  const [first] = body.saved?.data?.ledger ?? [];
  if (first) first.cents -= rise;
  return Response.json(body, { status: response.status });
}

/**
 * The answer of a scenario to a post that saves or opens an order (PLUS-05).
 *
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {string} action
 * @param {() => Response | Promise<Response>} ask  the shop
 * @returns {Promise<Response>}
 */
export async function savedOrderAnswer({ saves }, action, ask) {
  if (saves === 'slow') await setTimeout(late, undefined, { ref: false });
  const isOpening = action === 'open_saved_order';
  const answer = saves === 'gone' ? (isOpening ? gone : undefined) : saves && answers[saves];
  if (!answer) return saves === 'cheaper' && isOpening ? asCheaper(await ask()) : ask();
  return typeof answer.body === 'string' ? new Response(answer.body, { status: answer.status }) : Response.json(answer.body, answer);
}
