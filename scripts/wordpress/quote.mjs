import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { inProject, root } from '../project-files.mjs';
import { downloadWordPress, NoWordPress, usualSuite } from './download.mjs';
import { catalogueOf, folder, readGoldenOrders, writeCatalogue } from './quote/golden-orders.mjs';
import { leastPrice } from './quote/least-price.mjs';
import { rolesDiffer } from './quote/roles.mjs';
import { spoiledOrders } from './quote/spoiled-orders.mjs';

/** @typedef {import('./quote/golden-orders.mjs').GoldenOrder} GoldenOrder */
/** @typedef {import('./quote/golden-orders.mjs').Row} Row */
/** @typedef {{ rows: Row[], total: number, renewals: object[], fault: Record<string, unknown> | null, ms: number }} Answer */

const seed = 20_261_127;
const spoiledCount = 1000;

/** Milliseconds that no order may take: its catalogue has more than a thousand ways of filing. */
const slowest = 1000;

/** Each catalogue is made and written once. */
const catalogues = new Map();
const listsOf = (/** @type {GoldenOrder} */ order) => {
  const made = catalogues.get(order.name);
  if (made) return made.lists;
  const lists = catalogueOf(order);
  catalogues.set(order.name, { lists, file: writeCatalogue(order.name, lists) });
  return lists;
};

/** The payloads that the form sends, by its own store and submitter. */
function writePayloads() {
  const args = ['vitest', 'run', '--project', 'node', 'test/golden/quote-payloads.test.ts'];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The payloads of the golden orders were not made.\n${stdout}\n${stderr}`);
}

/**
 * What the classes of the plugin say of orders.
 * @param {{ name: string, config: string, json: string }[]} orders
 * @returns {{ answers: Answer[], roles: Record<string, unknown>, version: string }}
 */
function priced(orders) {
  const job = `${folder}/job.json`;
  const files = Object.fromEntries([...catalogues].map(([name, { file }]) => [name, file]));
  const jobs = orders.map(({ name, config, json }) => ({ catalogue: name, config, payload: json }));
  writeFileSync(job, JSON.stringify({ catalogues: files, orders: jobs }));
  const php = `${downloadWordPress(usualSuite)}/php.sh`;
  const { status, stdout, stderr } = spawnSync(php, [inProject('scripts/wordpress/quote.php'), job], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`PHP could not price the orders.\n${stdout.slice(-2000)}\n${stderr}`);
  return JSON.parse(stdout);
}

/** The rows as text, with their states. @param {Row[]} rows */
const placed = (rows) =>
  rows
    .map(({ state, ...row }) => `${inWords([{ state, ...row }])} in ${state}`)
    .sort()
    .join('\n');

/** What renews as text. @param {object[]} renewals */
const renewed = (renewals) =>
  renewals
    .map((row) => JSON.stringify(Object.entries(row).sort()))
    .sort()
    .join('\n');

/** The rows as text, without the states of products that no payload says the state of. @param {Row[]} rows */
const inWords = (rows) =>
  rows
    .map(({ name, kind, cents }) => `${name}, ${kind}: ${cents}`)
    .sort()
    .join('\n');

/** What is wrong with the price of a golden order; '' for nothing. @param {GoldenOrder} order @param {Answer} answer */
function faultOf({ total, ledger }, { rows, total: ours, fault }) {
  if (fault) return `refused: ${JSON.stringify(fault)}`;
  if (ours !== total) return `${ours} cents, by hand ${total}`;
  return ledger && inWords(ledger) !== inWords(rows) ? `its ledger differs:\n${inWords(ledger)}\n—\n${inWords(rows)}` : '';
}

/**
 * What the script for Node says of orders, as `priced()` of PHP.
 * @param {{ name: string, config: string, json: string }[]} orders
 * @returns {Promise<Answer[]>}
 */
async function pricedInNode(orders) {
  const { quote } = /** @type {{ quote: typeof import('../../quote-entry').quote }} */ (
    await import(inProject('dist/charterform.quote.js'))
  );
  return orders.map(({ name, config, json }) => {
    const at = performance.now();
    const answer = quote(JSON.parse(json), JSON.parse(config), catalogues.get(name).lists);
    const ms = Math.round(performance.now() - at);
    if (answer.fault) return { rows: [], total: 0, renewals: [], fault: { ...answer.fault }, ms };
    return { rows: [...answer.rows], total: answer.total, renewals: [...answer.renewals], fault: null, ms };
  });
}

/** An id in the digits that JavaScript can hold. @param {unknown} id */
const inDigits = (id) => (/^\d{16,}$/.test(String(id)) ? String(Number(id)) : id);

/** What two answers to one order differ in; '' for nothing. @param {Answer} php @param {Answer} node */
function difference(php, node) {
  const [one, other] = [php, node].map(({ rows, total, renewals, fault }) =>
    fault ? JSON.stringify(Object.entries({ ...fault, id: inDigits(fault.id) }).sort()) : `${total}\n${placed(rows)}\n${renewed(renewals)}`,
  );
  return one === other ? '' : `PHP says\n${one}\nNode says\n${other}`;
}

/** @param {Answer} answer @param {number | string} least */
function spoiledFault({ rows, total, fault, ms }, least) {
  if (ms > slowest) return `took ${ms} ms`;
  if (fault) return typeof fault.code === 'string' ? '' : 'refused without a reason';
  if (typeof least === 'string') return `priced at ${total}, though it holds ${least}`;
  if (rows.reduce((sum, { cents }) => sum + cents, 0) !== total || rows.some(({ cents }) => !Number.isInteger(cents)))
    return 'its rows are not its total';
  return total < least ? `${total} cents, at least ${least}` : '';
}

/** Prints what failed. @param {string[]} faults */
function report(faults) {
  for (const fault of faults.filter(Boolean)) console.log(fault);
  if (faults.some(Boolean)) process.exitCode = 1;
}

/**
 * Says what is wrong with the prices of golden orders.
 * @param {string} language @param {GoldenOrder[]} sent @param {Answer[]} answers
 */
function reportGolden(language, sent, answers) {
  const faults = sent.map((order, index) => faultOf(order, /** @type {Answer} */ (answers[index])));
  report(faults.map((fault, index) => fault && `${language}, ${sent[index]?.name}: ${fault}`));
  console.log(`${faults.filter((fault) => !fault).length} of ${sent.length} golden orders agree in ${language}`);
}

/**
 * Says which spoiled orders are too cheap or slow.
 * @param {string} language @param {ReturnType<typeof spoiledOrders>} spoiled @param {Answer[]} answers
 */
function reportSpoiled(language, spoiled, answers) {
  const results = spoiled.map(({ config, payload, name }, index) =>
    spoiledFault(/** @type {Answer} */ (answers[index]), leastPrice(JSON.parse(config), catalogues.get(name).lists, payload)),
  );
  report(results.map((fault, index) => fault && `${language}, spoiled order ${index} (${wordsOf(spoiled[index])}): ${fault}`));
  const refused = answers.filter(({ fault }) => fault).length;
  if (Math.min(refused, spoiledCount - refused) < spoiledCount / 5)
    report([`Too few were ${refused > spoiledCount / 2 ? 'priced' : 'refused'}: the orders are spoiled too much or too little`]);
  console.log(
    `${refused} of the spoiled orders were refused in ${language}, ${spoiledCount - refused} priced; the slowest order took ${Math.max(...answers.map(({ ms }) => ms))} ms.`,
  );
  console.log(`${results.filter((fault) => !fault).length} of ${spoiledCount} spoiled orders refused or priced in ${language}`);
}

/** Shares that a page may ask for as its card fee, and what is no share. */
const cardFees = [0, 2.9, 3.255, 12.5, 100, -1, 101, '3', null];

/** The orders that have a card fee, at each share (PRICE-16). @param {GoldenOrder[]} sent */
const ordersAtCardFees = (sent) =>
  sent
    .filter(({ config }) => config.includes('businessFormationFree'))
    .flatMap(({ name, config, payload }) =>
      cardFees.map((cardFee) => {
        const page = JSON.parse(config);
        const at = JSON.stringify({ ...page, payment: { ...page.payment, cardFee } });
        return { name, ways: `card fee ${cardFee}`, config: at, json: JSON.stringify(payload) };
      }),
    );

/** @param {{ name: string, ways?: string } | undefined} order */
const wordsOf = (order) => (order?.ways ? `${order.name}: ${order.ways}` : order?.name);

async function main() {
  mkdirSync(folder, { recursive: true });
  downloadWordPress(usualSuite);
  await ensureBuild();
  writePayloads();
  const { sent, notSent } = readGoldenOrders();
  for (const order of sent) listsOf(order);
  const spoiled = spoiledOrders(sent, listsOf, spoiledCount, seed);
  const whole = sent.map(({ name, config, payload }) => ({ name, config, json: JSON.stringify(payload) }));
  const orders = [...whole, ...spoiled, ...ordersAtCardFees(sent)];
  const { answers, roles, version } = priced(orders);
  const nodes = await pricedInNode(orders);

  report([rolesDiffer(roles, JSON.parse(readFileSync(`${folder}/golden-rules.json`, 'utf8')))]);
  const least = sent.map((order) => leastPrice(JSON.parse(order.config), listsOf(order), order.payload));
  // A bound above a true price, or none for it, would find nothing.
  report(
    sent.map(({ name, total }, index) =>
      Number(least[index]) <= total ? '' : `${name}: its least price is ${least[index]}, by hand ${total}`,
    ),
  );
  console.log(`PHP ${version}, Node ${process.version}. ${notSent.length} golden orders are not sent by the form: ${notSent.join(', ')}.`);
  console.log(`The least price is the very price of ${sent.filter(({ total }, index) => least[index] === total).length} golden orders.`);
  for (const [language, all] of /** @type {const} */ ([
    ['PHP', answers],
    ['Node', nodes],
  ])) {
    reportGolden(language, sent, all.slice(0, sent.length));
    reportSpoiled(language, spoiled, all.slice(sent.length, sent.length + spoiled.length));
  }
  const differences = answers.map((answer, index) => difference(answer, /** @type {Answer} */ (nodes[index])));
  report(differences.map((fault, index) => fault && `${wordsOf(orders[index])}: ${fault}`));
  console.log(`PHP and Node agree on ${differences.filter((fault) => !fault).length} of ${orders.length} orders`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoWordPress)) throw error;
  console.log(error.message);
}
