import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goldenCases } from './golden-case';

const idsIn = (text: string) => text.match(/\b(?:PROD|CART|PRICE|SUMM|OPT|NYOP)-\d+/g) ?? [];

/** The rules of the commerce core, as the ledger has them. */
const rules = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| ((?:PROD|CART|PRICE|SUMM|OPT|NYOP)-\d+)\??\s*\|/.exec(line)?.[1] ?? []);

/** The last paragraph of a case's README names the rules that it touches. */
const touchedBy = (name: string) => idsIn(readFileSync(`fixtures/orders/${name}/README.md`, 'utf8').split('Touches ').at(-1)!);

it('the golden orders together touch every rule of the commerce core that the cart of an order can show', () => {
  const touched = new Set(goldenCases().flatMap(touchedBy));
  const elsewhere = idsIn(readFileSync('fixtures/orders/README.md', 'utf8').split('## Rules that no order shows').at(-1)!);
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((id) => !touched.has(id))).toEqual(elsewhere);
});
