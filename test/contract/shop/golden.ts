import { readFileSync } from 'node:fs';
import { totalIn } from '../../../scripts/wordpress/quote/golden-orders.mjs';
import type { Json } from '../../wordpress/support/back-end';
import { goldenOrder, send, type FormPost, type Sent } from '../../wordpress/support/form-post';

const name = 'wyoming-llc';
const folder = `fixtures/orders/${name}`;

/** The golden order that every shop of the contract sells. */
export const golden = {
  name,
  config: JSON.parse(readFileSync(`${folder}/page-config.json`, 'utf8')) as Json,
  /** Made by hand, in cents. */
  total: totalIn(readFileSync(`${folder}/README.md`, 'utf8')),
  email: (goldenOrder(name) as Json).account.email_address as string,
  password: (goldenOrder(name) as Json).account.password as string,
};

/** Its payload; changed by `change`. */
export function payload(change: (data: Json) => void = () => {}): Json {
  const data = goldenOrder(name) as Json;
  data.payment = { way: 'invoice' };
  change(data);
  return data;
}

/** The fields of a visitor who saw a total, in cents. */
export const saw = (cents: number) => ({ ledger: JSON.stringify([{ name: 'Seen', state: '', kind: 'base', cents }]) });

/** Posts the golden order, by a visitor who saw its price. */
export const order = (page: string, post: FormPost = {}): Promise<Sent> =>
  send(page, { formType: golden.config.formType as string, data: payload(), ...post, fields: { ...saw(golden.total), ...post.fields } });
