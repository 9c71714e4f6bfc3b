import { readFileSync } from 'node:fs';
import { catalogueOf, totalIn } from '../../scripts/wordpress/quote/golden-orders.mjs';
import { inProject } from '../../scripts/project-files.mjs';

const name = 'wyoming-llc';
const read = (/** @type {string} */ file) => readFileSync(inProject(`fixtures/orders/${name}/${file}`), 'utf8');

/** The payload of the order that is placed. */
export const goldenPayload = { ...JSON.parse(read('payload.json')), payment: { way: 'invoice' } };

/** What it costs, in cents, worked out by hand. */
export const goldenTotal = totalIn(read('README.md'));

/** What is sold. */
export const goldenLists = /** @type {import('../../host/pages/pages.mjs').Lists} */ (catalogueOf({ name, payload: goldenPayload }));

export const goldenPage = { path: '/order', title: 'Order', config: JSON.parse(read('page-config.json')) };
