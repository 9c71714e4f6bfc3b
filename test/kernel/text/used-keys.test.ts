import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow, inProject } from '../../../scripts/project-files.mjs';
import { en } from '../../../src/kernel/text/en';

const code = filesBelow(['src', 'gallery'])
  .filter((path) => /\.tsx?$/.test(path) && !/^src\/(kernel\/text\/en\/|locales\/)/.test(path))
  .map((path) => readFileSync(inProject(path), 'utf8'))
  .join('\n');

/** Keys that the code writes out. */
const written = new Set([...code.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));

/** Keys that the code puts together of a beginning and a name; both must still stand in it. */
const composed = [
  ['rule.', '`rule.${'],
  ['address.choice.', '`address.choice.${'],
  ['card.type.', '`card.type.${'],
  ['company.entityType.', '`company.entityType.${'],
  ['corporation.', '`corporation.${'],
  ['nonProfit.type.', '`nonProfit.type.${'],
  ['product.', '`product.${'],
] as const;

it('every sentence is one that the code can say', () => {
  for (const [, beginning] of composed) expect(code).toContain(beginning);
  const isComposed = (key: string) =>
    composed.some(
      ([start]) => key.startsWith(start) && new RegExp(`\\b${key.slice(start.length).replace(/\.(hint|name)$/, '')}\\b`).test(code),
    );
  // `counted` says the key with an `s` of more than one.
  const isPlural = (key: string) => /^(duration|period|time|domains|states|summary)\..+s$/.test(key) && written.has(key.slice(0, -1));
  const isUsed = (key: string) => written.has(key) || isComposed(key) || isPlural(key);
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});
