import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spanish } from '../../../host/words/spanish.mjs';

it('pages of orders and accounts have every sentence in Spanish', () => {
  const files = [
    'status-page/order-page',
    'status-page/refusals',
    'status-page/room',
    'status-page/respond',
    'status-page/timeline',
    'accounts/account-pages',
    'accounts/room',
    'accounts/log-in',
  ];
  const source = files.map((file) => readFileSync(new URL(`../../../host/${file}.mjs`, import.meta.url), 'utf8')).join('\n');
  const said = [
    ...source.matchAll(/\b(?:t|translator\(locale\))\(\s*'((?:[^'\\]|\\.)*)'/g),
    ...source.matchAll(/(?:fault|done|const \w+)(?::| =)\s*'([A-Z][^']{20,})'/g),
  ].map(([, sentence]) => sentence!);
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((sentence) => !Object.hasOwn(spanish, sentence))).toEqual([]);
});
