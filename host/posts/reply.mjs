/**
 * What is answered to a post. `status` 500 has no body, so that the form asks again under its key.
 *
 * @typedef {object} Reply
 * @property {number} status
 * @property {any} body  sent as JSON
 * @property {Record<string, string>} [headers]
 * @property {string[]} [cookies]  as `Set-Cookie` has them
 */

/** Nobody knows what became of a post: the visitor is told neither yes nor no, and the form asks again under its key. */
export class UnknownOutcome extends Error {}

/** A reply that is no refusal. @param {object} body @returns {Reply} */
export const accept = (body) => ({ status: 200, body });

/**
 * A refusal whose words reach the visitor. One that is stored with a key has status 200: a 4xx to a repeat says nothing of the
 * first post (NET-08).
 *
 * @param {string} error  a sentence
 * @param {string} [code]  a word for programs
 * @param {number} [status]
 * @returns {Reply}
 */
export const refuse = (error, code = 'refused', status = 200) => ({ status, body: { error, code } });

/** A post that only a broken page sends. @param {string} error @returns {Reply} */
export const badPost = (error) => refuse(error, 'bad_post', 400);

/**
 * @param {Reply} reply
 * @returns {Response}
 */
export function toResponse({ status, body, headers = {}, cookies = [] }) {
  const sent = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store, private', ...headers });
  for (const cookie of cookies) sent.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(body), { status, headers: sent });
}
