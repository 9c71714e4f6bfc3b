import { AsyncLocalStorage } from 'node:async_hooks';
import { allWell } from './scenarios.mjs';

/**
 * What surrounds a call of a visitor, for what answers it and is not told: the lists of products, and the lookups.
 *
 * @typedef {object} Visit
 * @property {import('./scenarios.mjs').Scenario} scenario
 * @property {string} address  of the page with its query, which tells one visit of a page from another
 * @property {import('./received.mjs').ReceivedRequest} [post]  what is being answered
 */

/** @type {AsyncLocalStorage<Visit>} */
const visits = new AsyncLocalStorage();

/**
 * Answers a call within its visit.
 *
 * @template T
 * @param {Visit} visit
 * @param {() => T} answer
 * @returns {T}
 */
export const duringVisit = (visit, answer) => visits.run(visit, answer);

/** The visit whose call is being answered; outside of any one in which everything works. @returns {Visit} */
export const currentVisit = () => visits.getStore() ?? { scenario: allWell, address: '' };
