import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownWayIds } from '../../src/kernel/page-config/payment-ways';

/** Where servers and the reference name the ways whose words the form brings along. */
const lists: [file: string, list: RegExp, entry: RegExp][] = [
  ['host/payment/ways.mjs', /ofForms = new Set\(\[(.*?)\]\)/s, /'([\w-]+)'/g],
  ['wordpress/charterform/includes/payment/class-payment-ways.php', /OF_FORMS = array\((.*?)\)/s, /'([\w-]+)'/g],
  ['docs/reference/payment.md', /^\| Id \|.*?\n((?:\|.*\n)+)/m, /^\| `([\w-]+)`/gm],
];

it.each(lists)('%s names the ways to pay that the form knows, and no other (PAY-01)', (file, list, entry) => {
  const [, names = ''] = list.exec(readFileSync(file, 'utf8')) ?? [];
  expect([...names.matchAll(entry)].map(([, name]) => name).sort()).toEqual([...knownWayIds].sort());
});
