import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownWayIds } from '../../src/kernel/page-config/payment-ways';

it.each(['dist/payment-ways.json', 'host/dist/payment-ways.json'])(
  '%s hands servers the ways to pay that the form knows (PAY-01)',
  (file) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(knownWayIds);
  },
);

it('the reference names the ways to pay that the form knows, and no other (PAY-01)', () => {
  const [, rows = ''] = /^\| Id \|.*?\n((?:\|.*\n)+)/m.exec(readFileSync('docs/reference/payment.md', 'utf8')) ?? [];
  expect([...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name).sort()).toEqual([...knownWayIds].sort());
});
