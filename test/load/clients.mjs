import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { goldenPage, goldenPayload, goldenTotal } from './golden-page.mjs';

/** @typedef {{ key: string, email: string }} Wanted  an order that a client wants */

/** @param {Wanted} wanted */
function fieldsOf({ key, email }) {
  const { formType } = goldenPage.config;
  const signupData = { ...goldenPayload, account: { ...goldenPayload.account, email_address: email } };
  return {
    action: 'process_signup',
    formType,
    pageID: '7',
    formFileName: 'order',
    idempotency_key: key,
    signupData: JSON.stringify(signupData),
    ledger: JSON.stringify([{ name: 'Seen', state: '', kind: 'base', cents: goldenTotal }]),
  };
}

/**
 * Posts an order as the form does, and repeats it under its key until there is an answer, as the form and its visitor do.
 *
 * @param {() => string} nextHost  the address of the host to ask, chosen anew for each try
 * @param {Wanted} wanted
 * @returns {Promise<{ text: string, ms: number, tries: number }>}  `ms` of the try that was answered
 */
export async function place(nextHost, wanted) {
  for (let tries = 1; ; tries++) {
    const start = performance.now();
    try {
      const body = new FormData();
      for (const [name, value] of Object.entries(fieldsOf(wanted))) body.append(name, value);
      const response = await fetch(`${nextHost()}${goldenPage.path}`, { method: 'POST', body, signal: AbortSignal.timeout(60_000) });
      const text = await response.text();
      if (response.status === 200) return { text, ms: performance.now() - start, tries };
      if (response.status < 500 && response.status !== 409) throw new Refused(`${response.status} ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await wait(30 + Math.random() * 100);
  }
}

/** No repeat changes this answer. */
class Refused extends Error {}

/** @param {number} index @returns {Wanted} */
const want = (index) => ({ key: randomUUID(), email: `customer-${index}@example.com` });

/**
 * Clients that place orders one after the other, some of them twice at the same time.
 *
 * @param {() => string} nextHost
 * @param {{ clients: number, repeated: number, isEnough: (orders: number) => boolean }} load  `repeated` is the share of orders
 *   that are posted twice
 */
export async function placeMany(nextHost, { clients, repeated, isEnough }) {
  /** @type {Wanted[]} */
  const wanted = [];
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const differing = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isEnough(wanted.length)) {
        const order = want(wanted.length);
        wanted.push(order);
        const posts = Math.random() < repeated ? 2 : 1;
        const answers = await Promise.all(Array.from({ length: posts }, () => place(nextHost, order)));
        times.push(...answers.map(({ ms }) => ms));
        if (new Set(answers.map(({ text }) => text)).size > 1) differing.push(order.key);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  return { wanted, differing, seconds, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
