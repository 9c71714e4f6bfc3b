import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benchBudgets } from '../report/budgets.mjs';
import { acceptedBeside } from './accepted-rows.mjs';
import accepted from './accepted.json' with { type: 'json' };

const list = [{ row: 'heap', before: 'c3', decision: 'docs/x.md' }];
const isBefore = (one: string, other: string) => one <= other;

it('a row that a decision makes slower is accepted beside what came before it, and beside nothing else', () => {
  const rowsBeside = (base?: string) => acceptedBeside(base, { list, isBefore }).map(({ row }) => row);
  expect(rowsBeside('c2')).toEqual(['heap']);
  expect(rowsBeside('c3')).toEqual(['heap']);
  expect(rowsBeside('c4')).toEqual([]);
  expect(rowsBeside()).toEqual([]);
});

it('nothing is accepted beside a commit that the clone does not have', () => {
  expect(acceptedBeside('0000000000000000000000000000000000000000')).toEqual([]);
});

it('every accepted row is one of the bench, and its decision is written down', () => {
  const rows = Object.values(benchBudgets).flatMap((part) => Object.keys(part));
  for (const { row, decision } of accepted) {
    expect(rows).toContain(row);
    expect(existsSync(decision)).toBe(true);
  }
});
