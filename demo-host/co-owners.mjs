import { setTimeout } from 'node:timers/promises';

/** How late a slow answer comes, in ms. */
const late = 5000;

const down = { status: 500, body: { error: 'The database is down.' } };

/** @typedef {{ status: number, body: unknown }} Answer */

/** What is answered in place of the shop, by scenario and action. @type {Readonly<Record<string, Readonly<Record<string, Answer>>>>} */
const answers = {
  fails: { invite_part: down, read_parts: down, open_part: down, send_part: down, withdraw_part: down },
  none: { invite_part: { status: 501, body: { error: 'There is no such service.', code: 'no_service' } } },
  expired: { open_part: { status: 200, body: { success: true, state: 'expired' } } },
};

/**
 * An answer in which nothing is as it should be, about parts that the shop knows.
 *
 * @param {Response} response  of the shop
 */
async function lieAbout(response) {
  const { parts = [] } = await response.json();
  const address = { line1: { a: 1 }, city: 7, state_province_region: ['WY'], zip_postal_code: null, country: '__proto__' };
  const lies = parts.flatMap((/** @type {object} */ part) => [
    { ...part, part: 'companyInformation.companyName', state: 'arrived', version: 1, answers: { first_name: 'Eve' } },
    { ...part, part: '__proto__.polluted', state: 'arrived', version: 1, answers: { first_name: 'Eve' } },
    { ...part, state: 'arrived', version: 'many', answers: { first_name: ['Eve'], address, 'llc.members.0.first_name': 'Eve' } },
  ]);
  return Response.json({ success: true, parts: lies });
}

/**
 * The answer of a scenario about the parts of co-owners; undefined where the shop answers (PLUS-06).
 *
 * @param {string} action
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {() => Promise<Response>} ask  lets the shop answer
 * @returns {Promise<Response | undefined>}
 */
export async function partAnswer(action, { parts }, ask) {
  if (!parts || !/^(invite|read|open|send|withdraw)_parts?$/.test(action)) return undefined;
  if (parts === 'slow') await setTimeout(late, undefined, { ref: false });
  if (parts === 'wrong' && action === 'read_parts') return lieAbout(await ask());
  const answer = answers[parts]?.[action];
  return answer && Response.json(answer.body, { status: answer.status });
}
