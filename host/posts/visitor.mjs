import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';

/**
 * Who sends a request.
 *
 * @typedef {object} Visitor
 * @property {string} address  the IP address; '' where nobody knows it
 * @property {(name: string) => string} header  '' for none
 * @property {(name: string) => string} cookie  '' for none
 */

/**
 * The visitor of a request; behind a proxy that the owner trusts, the address is the one it names last.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('hono').Context} context
 * @returns {Visitor}
 */
export function visitorOf({ settings }, context) {
  const header = (/** @type {string} */ name) => context.req.header(name) ?? '';
  const named = settings.trustProxy ? header('X-Forwarded-For').split(',').at(-1)?.trim() : '';
  const address = (named || socketAddress(context)).replace(/^::ffff:(?=\d+\.)/i, '');
  const cookies = cookiesOf(header('Cookie'));
  return { address: isIP(address) ? address : '', header, cookie: (name) => cookies.get(name) ?? '' };
}

/** @param {import('hono').Context} context */
function socketAddress(context) {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Not every server that hands over requests says where they come from.
    return '';
  }
}

/** @param {string} header */
const cookiesOf = (header) =>
  new Map(
    header
      .split(';')
      .map((pair) => pair.trim().split('='))
      .map(([name = '', ...value]) => [name, value.join('=')]),
  );

/** A keyed hash, for what must be recognized but not known. @param {import('../shop.mjs').Shop} shop @param {string} text */
export const keyedHash = ({ secret }, text) => createHmac('sha256', secret).update(text).digest('hex');

/**
 * What stands for an address: of version 6 its network (/64), of which one visitor has all addresses.
 *
 * @param {string} address
 */
export function networkOf(address) {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (/** @type {string | undefined} */ part) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
