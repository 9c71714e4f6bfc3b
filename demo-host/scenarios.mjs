import { setTimeout } from 'node:timers/promises';

/**
 * What goes wrong on a page opened with `?scenario=<name>`. If `replies/<action>-<name>.json` exists, posts are also
 * answered from it.
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} sentence                               what QA should see, shown on `/`
 * @property {{catalogue: number, tokenizer: number, posts: number}} [delays]  ms before each kind of answer
 * @property {boolean} [declinesCards]
 * @property {'server-error' | 'not-json' | 'dropped'} [firstAnswer]  how the first answer to a `process_*` post fails;
 *   after a server error there is no order, after the other two there is one
 * @property {number} [minPrice]  dollars per year and state; the reply to an order with a lower price contains it
 */

/** The default without `?scenario`. @type {Scenario} */
export const allWell = { name: '', sentence: 'Everything works.' };

/** @type {Scenario[]} */
export const scenarios = [
  {
    name: 'declined-card',
    sentence: 'The tokenizer declines every card. Nothing is posted.',
    declinesCards: true,
  },
  {
    name: 'payment-failed',
    sentence: 'The card is accepted, then the order is answered with “payment failed”. Nothing is ordered.',
  },
  {
    name: 'server-error',
    sentence: 'Every post is answered with status 500 and no JSON. Nothing is ordered.',
    firstAnswer: 'server-error',
  },
  {
    name: 'not-json',
    sentence: 'The order goes through, but its first answer is a PHP warning. A repeat gets the real answer.',
    firstAnswer: 'not-json',
  },
  {
    name: 'slow',
    sentence: 'The catalogue comes 1.5 seconds late, the tokenizer 1 second, every post 3 seconds.',
    delays: { catalogue: 1500, tokenizer: 1000, posts: 3000 },
  },
  {
    name: 'dropped',
    sentence: 'The order goes through, but the connection drops before the answer. A repeat gets the answer.',
    firstAnswer: 'dropped',
  },
  {
    name: 'price-minimum',
    sentence: 'An order that names a price below $75 is answered with that minimum and not taken. From $75 on it is.',
    minPrice: 75,
  },
];

/**
 * @param {unknown} name  from a URL; missing or empty for the default
 * @returns {Scenario | undefined} undefined for an unknown name
 */
export function findScenario(name) {
  return name ? scenarios.find((scenario) => scenario.name === name) : allWell;
}

/**
 * Waits for the scenario's delay of this kind of answer. The timer does not keep the process alive.
 *
 * @param {Scenario} scenario
 * @param {'catalogue' | 'tokenizer' | 'posts'} kind
 */
export async function waitFor(scenario, kind) {
  if (scenario.delays) await setTimeout(scenario.delays[kind], undefined, { ref: false });
}
