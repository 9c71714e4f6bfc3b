import { setTimeout } from 'node:timers/promises';

/**
 * What goes wrong on a page opened with `?scenario=<name>`. A scenario also answers a post from
 * `replies/<action>-<name>.json` where that file exists.
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} sentence                               what QA should see, shown on `/`
 * @property {{catalogue: number, tokenizer: number, posts: number}} [delays]  ms before each kind of answer
 * @property {boolean} [declinesCards]
 * @property {'server-error' | 'not-json' | 'dropped'} [firstAnswer]  what becomes of the first answer to a
 *   `process_*` post; a server error leaves no trace, the other two lose only the answer
 * @property {number} [leastPrice]  dollars a year and state; an order that names less is answered with it
 */

/** Where no scenario is asked for. @type {Scenario} */
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
    leastPrice: 75,
  },
];

/**
 * @param {unknown} name  from an address; absent or empty means that all is well
 * @returns {Scenario | undefined} undefined for a name that is in no list
 */
export function findScenario(name) {
  return name ? scenarios.find((scenario) => scenario.name === name) : allWell;
}

/**
 * Waits as long as the scenario delays this kind of answer; a wait alone keeps no process alive.
 *
 * @param {Scenario} scenario
 * @param {'catalogue' | 'tokenizer' | 'posts'} kind
 */
export async function waitFor(scenario, kind) {
  if (scenario.delays) await setTimeout(scenario.delays[kind], undefined, { ref: false });
}
