import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { catalogueOf } from '../../catalogue/catalogue.mjs';
import { kindOf, nameOf } from '../../catalogue/lines.mjs';
import { changePackages, fullWords, mostPackages, withPackage } from '../../packages/change-packages.mjs';
import { formedKinds, isSoldAnywhere } from '../../packages/package-sale.mjs';
import { emptyPackage, mostExtras, nameLength, readPackage, readTyped, typedOf } from '../../packages/typed-package.mjs';
import { checkbox, fieldNotes, textArea, textField } from '../controls.mjs';
import { csrfField, show } from '../frame.mjs';
import { say } from '../sessions.mjs';
import { priceWords, saleWords, savingWords } from './package-words.mjs';
import { packagesPath } from './packages.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {import('../../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../../packages/stored-packages.mjs').Package} Package */
/** @typedef {import('../../packages/typed-package.mjs').TypedPackage} TypedPackage */
/** @typedef {import('../../packages/typed-package.mjs').PackageFaults} PackageFaults */
/** What the form shows: the package that it changes, what is typed and what is wrong with it. @typedef {{ pack?: Package | undefined, typed: TypedPackage, faults?: PackageFaults, said?: string[] }} Drawn */

/** The groups of what can be chosen, as the price list has them. */
const groups = /** @type {const} */ ([
  ['filing', 'Filings'],
  ['agent', 'Registered agent'],
  ['simple', 'Services'],
]);

/** By which a package is recognized as it was when its form was drawn. @param {Package | undefined} pack */
const versionOf = (pack) => (pack ? createHash('sha256').update(JSON.stringify(pack)).digest('hex').slice(0, 16) : '');

/** @param {TypedPackage} typed @param {string} code @param {string} name @param {string} price */
const productBox = ({ products }, code, name, price) =>
  html`<label class="check"><input type="checkbox" name="products" value="${code}" ${products.includes(code) ? 'checked' : ''}> <span>${name} <span class="quiet">${price || 'Not on sale anywhere'}</span></span></label>`;

/** The boxes of what a package may hold: what is on sale, and what it holds already. @param {Catalogue} catalogue @param {TypedPackage} typed */
function productBoxes(catalogue, typed) {
  const known = new Map([...catalogue.lines.values()].map((line) => [kindOf(line), line]));
  const isShown = (/** @type {string} */ code) => isSoldAnywhere(catalogue, code) || typed.products.includes(code);
  const removed = typed.products.filter((code) => !known.has(code));
  return html`${groups.map(([list, words]) => {
    const boxes = [...known].filter(([code, line]) => line.list === list && isShown(code));
    return (
      boxes.length > 0 &&
      html`<div role="group" aria-label="${words}"><p class="quiet" aria-hidden="true">${words}</p>${boxes.map(([code, line]) => productBox(typed, code, nameOf(line), priceWords(catalogue, code)))}</div>`
    );
  })}${removed.map((code) => productBox(typed, code, code, ''))}`;
}

/** A group of boxes with its question, and what is wrong with it. @param {string} id @param {string} legend @param {string} hint @param {string | undefined} fault @param {import('../../html/layout.mjs').Markup} boxes */
const boxGroup = (id, legend, hint, fault = '', boxes) =>
  html`<fieldset class="choices" id="${id}" aria-describedby="${id}-hint ${fault && `${id}-fault`}"><legend class="label">${legend}</legend>${fieldNotes(id, hint, fault)}${boxes}</fieldset>`;

/** @param {AdminContext} context @param {Catalogue} catalogue @param {Drawn} drawn */
function packageForm(context, catalogue, { pack, typed, faults = {} }) {
  const kinds = [...new Set([...formedKinds(catalogue), ...typed.kinds])];
  const { sales } = pack ? saleWords(catalogue, pack) : { sales: [] };
  return html`<form method="post" action="${packagesPath}/${pack?.id ?? 'new'}" class="box">${csrfField(context.get('session'))}<input type="hidden" name="was" value="${versionOf(pack)}">
${textField({ name: 'name', label: 'Name', value: typed.name, fault: faults.name, hint: 'Such as Starter or Complete. Visitors read it.', more: html`maxlength="${nameLength}" required` })}
${textField({ name: 'price', label: 'Price in dollars', value: typed.price, fault: faults.price, hint: `What the whole package costs, without the fee of the state. ${pack ? savingWords(pack, sales) : ''}`, more: html`class="short" inputmode="decimal" placeholder="299.00" autocomplete="off" required` })}
${boxGroup('products', 'What is in it', 'The amounts are what you ask for each product alone. A state where one of them is not on sale does not offer the package.', faults.products, productBoxes(catalogue, typed))}
${textArea({ name: 'extras', label: 'What else is in it, in your words', value: typed.extras, rows: 3, fault: faults.extras, hint: `A line each, such as “Online account”. Up to ${mostExtras} lines. They are shown and cost nothing more.` })}
${textField({ name: 'states', label: 'States', value: typed.states, fault: faults.states, hint: 'Codes such as WY, CO. Leave it empty to offer the package in every state where all of it is on sale.', more: html`autocapitalize="characters" autocomplete="off" maxlength="1000"` })}
${boxGroup('kinds', 'Kinds of company', 'Choose none to offer the package to every kind.', faults.kinds, html`<div class="row">${kinds.map((kind) => checkbox({ name: 'kinds', label: kind, value: kind, isChecked: typed.kinds.includes(kind) }))}</div>`)}
<div class="row ends"><button class="main">Save the package</button><a href="${packagesPath}">Back without saving</a></div></form>`;
}

/** Draws the form. @param {Shop} shop @param {AdminContext} context @param {Drawn} drawn */
async function drawForm(shop, context, drawn) {
  const catalogue = await catalogueOf(shop);
  const wrong = [...Object.values(drawn.faults ?? {}), ...(drawn.said ?? [])];
  const isNothingSold = formedKinds(catalogue).length === 0;
  const body = isNothingSold
    ? html`<p class="empty">A package needs a formation that is on sale. <a href="/admin/products">Set your prices first.</a></p>`
    : packageForm(context, catalogue, drawn);
  return show(shop, context, {
    title: drawn.pack ? `Package “${drawn.pack.name}”` : 'New package',
    at: '/admin/products',
    body,
    ...(wrong.length > 0 && { status: 422, said: { done: [], faults: ['Nothing was saved yet.', ...wrong] } }),
  });
}

/** The package that an address means. @param {Shop} shop @param {AdminContext} context */
const packageAt = async (shop, context) => (await catalogueOf(shop)).packages.list.find(({ id }) => id === context.req.param('id'));

/** Back to the list, which says that a package is not there. @param {Shop} shop @param {AdminContext} context */
async function goneAway(shop, context) {
  await say(shop, context.get('session'), { faults: ['There is no such package any more.'] });
  return context.redirect(packagesPath, 303);
}

/** `GET /admin/products/packages/new`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const newPackage = (shop) => (context) => drawForm(shop, context, { typed: emptyPackage });

/** `GET /admin/products/packages/package-1`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const editPackage = (shop) => async (context) => {
  const pack = await packageAt(shop, context);
  return pack ? drawForm(shop, context, { pack, typed: typedOf(pack) }) : goneAway(shop, context);
};

/** `GET /admin/products/packages/package-1/delete`: asks before a package is deleted. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const askDelete = (shop) => async (context) => {
  const pack = await packageAt(shop, context);
  if (!pack) return goneAway(shop, context);
  const body = html`<form method="post" action="${packagesPath}/${pack.id}" class="box">${csrfField(context.get('session'))}
<p>Visitors will not be offered it any more. Orders that have it stay as they are. A visitor who has chosen it and has not ordered yet is told so, and chooses again.</p>
<div class="row ends"><button class="danger" name="do" value="delete">Delete the package</button><a href="${packagesPath}">Keep it</a></div></form>`;
  return show(shop, context, { title: `Delete “${pack.name}”?`, at: '/admin/products', body });
};

/**
 * Stores what was typed, unless something is wrong with it or somebody else was faster.
 *
 * @param {Shop} shop
 * @param {TypedPackage} typed
 * @param {string} id  '' for a new package
 * @param {string} was  its version as the form had it
 * @returns {Promise<Drawn | undefined>}  the form to be drawn again; undefined where it was stored
 */
const savePackage = (shop, typed, id, was) =>
  changePackages(shop, (packages, catalogue) => {
    const pack = packages.list.find((known) => known.id === id);
    const { pack: made, faults } = readPackage(catalogue, typed, pack);
    const isFull = !pack && packages.list.length >= mostPackages;
    const said = [
      id !== '' && !pack && 'Somebody has deleted this package meanwhile. Save it again to add it as a new one.',
      pack && versionOf(pack) !== was && 'Somebody else has changed this package meanwhile. Save it again to put yours in its place.',
      isFull && fullWords,
    ].filter((words) => typeof words === 'string');
    if (said.length > 0 || Object.keys(faults).length > 0) return { result: { pack, typed, faults, said } };
    return { packages: withPackage(packages, made), result: undefined };
  });

/** `POST` to the form of a package: saves or deletes it. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postPackage = (shop) => async (context) => {
  const form = context.get('form');
  const id = context.req.param('id') ?? '';
  if (form.text('do') === 'delete') {
    const isDeleted = await changePackages(shop, (packages) => {
      const list = packages.list.filter((known) => known.id !== id);
      return list.length < packages.list.length ? { packages: { ...packages, list }, result: true } : { result: false };
    });
    if (!isDeleted) return goneAway(shop, context);
  } else {
    const again = await savePackage(shop, readTyped(form), id, form.text('was'));
    if (again) return drawForm(shop, context, again);
  }
  await say(shop, context.get('session'), { done: [form.text('do') === 'delete' ? 'The package was deleted.' : 'The package was saved.'] });
  return context.redirect(packagesPath, 303);
};
