import { CellFault, readCents, readShare, wordsOf } from '../../catalogue/cells.mjs';
import { catalogueOf } from '../../catalogue/catalogue.mjs';
import { changeLines, confirmFees, publish, raisePrices, setPrice, today } from '../../catalogue/change.mjs';
import { applies, cellOf, columnLabel, fieldOf, readCell } from '../../catalogue/columns.mjs';
import { isOnSale } from '../../catalogue/lines.mjs';
import { isPlace } from '../../catalogue/places.mjs';
import { address, counted } from '../controls.mjs';
import { say } from '../sessions.mjs';
import { filterLines, readFilters } from './filter-lines.mjs';
import { CELLS, lineName } from './price-row.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../form.mjs').Form} Form */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {import('../sessions.mjs').Said} Said */
/** @typedef {import('../../catalogue/change.mjs').LineValues} LineValues */

/** @param {number} count */
const changed = (count) => `${counted(count, 'line')} ${count === 1 ? 'was' : 'were'} changed.`;

/** @param {() => Promise<Partial<Said>>} act @returns {Promise<Partial<Said>>} */
async function withFaults(act) {
  try {
    return await act();
  } catch (fault) {
    if (fault instanceof CellFault) return { faults: [fault.message] };
    throw fault;
  }
}

/** What became of lines that were priced. @param {Shop} shop @param {readonly string[]} codes */
async function wordsOfPrices(shop, codes) {
  const { lines } = await catalogueOf(shop);
  const priced = codes.flatMap((code) => lines.get(code) ?? []);
  const onSale = priced.filter((line) => isOnSale(lines, line)).length;
  const waiting = priced.filter(({ confirmed, published }) => !confirmed && !published).length;
  const words = [`${counted(onSale, 'line is', 'lines are')} on sale at this price.`];
  if (waiting === 1) words.push('1 more has the price, and goes on sale once you have confirmed its fee and published it.');
  if (waiting > 1) words.push(`${waiting} more have the price, and go on sale once you have confirmed their fees and published them.`);
  return words;
}

/** Sets one price for a kind, and puts on sale what has a confirmed fee. @param {Shop} shop @param {Form} form @returns {Promise<Partial<Said>>} */
async function priceAll(shop, form) {
  const states = wordsOf(form.text('states').toUpperCase());
  const unknown = states.find((state) => !isPlace(state));
  if (unknown)
    throw new CellFault(`“${unknown.slice(0, 40)}” is no state. Write codes such as WY, CO, or leave the box empty for all states.`);
  const cents = readCents(form.text('price'));
  if (cents === null) throw new CellFault('Enter a price.');
  const found = filterLines(await catalogueOf(shop), { kind: form.text('kind'), company: form.text('company') });
  const lines = found.filter(({ state }) => states.length === 0 || state === '' || states.includes(state));
  if (lines.length === 0) throw new CellFault('Nothing was changed: there is no such product in these states for this kind of company.');
  const codes = lines.map(({ code }) => code);
  await setPrice(shop, codes, cents);
  if (form.text('sell')) {
    await publish(
      shop,
      lines.filter(({ confirmed }) => confirmed).map(({ code }) => code),
    );
  }
  return { done: await wordsOfPrices(shop, codes) };
}

/** `POST /admin/products/price`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postPrice = (shop) => async (context) => {
  const form = context.get('form');
  await say(shop, context.get('session'), await withFaults(() => priceAll(shop, form)));
  const states = wordsOf(form.text('states'));
  return context.redirect(
    address('/admin/products', {
      ...{ kind: form.text('kind'), company: form.text('company') },
      state: states.length === 1 && isPlace(states[0]?.toUpperCase() ?? '') ? states[0]?.toUpperCase() : '',
    }),
    303,
  );
};

/** Does one thing with many lines. @param {Shop} shop @param {Form} form @returns {Promise<Partial<Said>>} */
async function changeMany(shop, form) {
  const filters = readFilters((name) => form.text(`filter:${name}`));
  const codes = form.text('of') === 'all' ? filterLines(await catalogueOf(shop), filters).map(({ code }) => code) : form.texts('lines');
  if (codes.length === 0) return { faults: ['Select lines of the list first, or choose “all lines of this list”.'] };
  switch (form.text('what')) {
    case 'raise':
      return { done: [changed(await raisePrices(shop, codes, readShare(form.text('share'))))] };
    case 'publish':
      return { done: [changed(await publish(shop, codes))] };
    case 'unpublish':
      return { done: [changed(await publish(shop, codes, false))] };
    case 'confirm':
      return { done: [changed(await confirmFees(shop, codes))] };
    default:
      return { faults: ['Choose what to do with the lines.'] };
  }
}

/** Whoever types a fee has looked it up. @param {Shop} shop @param {LineValues} values @returns {LineValues} */
const withDay = (shop, values) =>
  'stateFee' in values || 'surcharge' in values ? { ...values, confirmed: 1, verifiedAt: today(shop), note: '' } : values;

/**
 * Saves the cells that were typed into, and no others. What somebody else has changed since the list was drawn is not
 * overwritten: whoever saves later is told.
 *
 * @param {Shop} shop
 * @param {Form} form
 * @returns {Promise<Partial<Said>>}
 */
async function saveCells(shop, form) {
  const before = new Map(form.startingWith('was:'));
  /** @type {Map<string, { column: string, text: string, was: string }[]>} */
  const typed = new Map();
  for (const [name, text] of form.startingWith('cell:')) {
    const [column = '', ...rest] = name.split(':');
    const was = before.get(name);
    if (was === undefined || was === text || !CELLS.some((cell) => cell === column)) continue;
    typed.set(rest.join(':'), [...(typed.get(rest.join(':')) ?? []), { column, text, was }]);
  }
  /** @type {string[]} */
  const faults = [];
  const count = await changeLines(shop, typed.keys(), (line) => {
    /** @type {Record<string, any>} */
    const values = {};
    for (const { column, text, was } of typed.get(line.code) ?? []) {
      if (!applies('lines', line, column)) continue;
      const now = cellOf('lines', line, column);
      try {
        const value = readCell('lines', column, text);
        if (now === was) values[fieldOf(column)] = value;
        else if (value !== line[/** @type {'ourPrice'} */ (fieldOf(column))]) {
          faults.push(
            `${lineName(line)}: somebody else has changed “${columnLabel(column)}” from ${was || '(empty)'} to ${now || '(empty)'} meanwhile, so your ${text || '(empty)'} was not saved.`,
          );
        }
      } catch (fault) {
        if (!(fault instanceof CellFault)) throw fault;
        faults.push(`${lineName(line)}: ${fault.message}`);
      }
    }
    return withDay(shop, values);
  });
  return { done: count > 0 || faults.length === 0 ? [changed(count)] : [], faults };
}

/** `POST /admin/products`: saves what was typed, or changes many lines. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postPrices = (shop) => async (context) => {
  const form = context.get('form');
  const said = await withFaults(() => (form.text('do') === 'bulk' ? changeMany(shop, form) : saveCells(shop, form)));
  await say(shop, context.get('session'), said);
  const filters = readFilters((name) => form.text(`filter:${name}`));
  return context.redirect(address('/admin/products', { ...filters, page: form.text('filter:page').replace(/\D/g, '').slice(0, 4) }), 303);
};
