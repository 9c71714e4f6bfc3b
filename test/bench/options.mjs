import { parseArgs } from 'node:util';

export const partNames = /** @type {const} */ ([
  'rules',
  'cart',
  'fields',
  'toggles',
  'domains',
  'interactions',
  'three-step',
  'paid',
  'forms',
  'peers',
]);

/** @typedef {(typeof partNames)[number]} PartName */

/** Needs packages of its own, so only who asks for it has it. @type {PartName} */
const askedForPart = 'peers';

const leastRounds = 9;

/** What `npm run bench -- --help` says; README.md beside this file tells more. */
export const usage = `npm run bench -- [options]

  --only <parts>    some of: ${partNames.join(', ')}
  --rounds <n>      interleaved rounds, ${leastRounds} by default
  --peers           ours beside other form libraries, in one table
  --dist <folder>   another bundle than that of this folder
  --peer <folder>   a page of another form library; may be given several times
  --json <file>     writes all figures
  --record          adds a line with every bar to history.jsonl
  --profile <row>   where the time of one row goes; with --repeats <n>, --functions <n>
  --print-form      prints the three-step form as bare HTML`;

/**
 * What `npm run bench` is asked for.
 * @throws {Error} for an unknown part or a number that is none
 */
export function benchOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: String(leastRounds) },
      only: { type: 'string' },
      peers: { type: 'boolean', default: false },
      peer: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      record: { type: 'boolean', default: false },
      'print-form': { type: 'boolean', default: false },
      profile: { type: 'string' },
      repeats: { type: 'string', default: '5' },
      functions: { type: 'string', default: '40' },
      dist: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const only = values.only?.split(',');
  const unknown = only?.find((part) => !partNames.some((name) => name === part));
  if (unknown !== undefined) throw new Error(`--only takes ${partNames.join(', ')}, with commas between`);
  const parts = partNames.filter(
    (part) => (part === askedForPart && values.peers) || (only?.includes(part) ?? isByDefault(part, values.peers)),
  );
  const numbers = {
    rounds: countOf('rounds', values.rounds),
    repeats: countOf('repeats', values.repeats),
    functions: countOf('functions', values.functions),
  };
  return { ...values, ...numbers, parts, printsForm: values['print-form'] };
}

/** @param {PartName} part @param {boolean} peers  whether that part is asked for alone */
const isByDefault = (part, peers) => !peers && part !== askedForPart;

/** @param {string} name @param {string} given */
export function countOf(name, given) {
  const count = Number(given);
  if (!(Number.isInteger(count) && count > 0)) throw new Error(`--${name} must be a number of 1 or more`);
  return count;
}
