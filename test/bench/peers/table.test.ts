import { describe, expect, it } from 'vitest';
import { peersTable } from './table.mjs';

const rows = {
  script: { ours: [150], bare: [1.5] },
  styles: { ours: [11], bare: [0.5] },
  boot: { ours: [190, 200, 900], bare: [100, 90, 400] },
  key: { ours: [2.6], bare: [2] },
  heap: { ours: [3, 4], bare: [1, 1] },
  axe: { ours: [0], bare: [2] },
};

const cellsOf = (form: string, forms: readonly string[]) => {
  const [head = [], , ...lines] = peersTable(rows, forms)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const cells = lines.find(([, name]) => name === form) ?? [];
  return Object.fromEntries(head.map((heading, at) => [heading.split(',')[0], cells[at]]));
};

describe('peersTable', () => {
  it('has medians, and how many times those of the bare form they are', () => {
    expect(cellsOf('ours', ['bare', 'ours'])).toMatchObject({ boot: '200 (2.0x)', key: '2.6 (1.3x)', heap: '3.5 (3.5x)' });
    expect(cellsOf('bare', ['bare', 'ours'])).toMatchObject({ boot: '100', key: '2.0', heap: '1.0' });
  });

  it('adds script and styles, and counts broken rules, without a ratio', () => {
    expect(cellsOf('ours', ['bare', 'ours'])).toMatchObject({ 'script + styles': '161.0', axe: '0' });
    expect(cellsOf('bare', ['bare', 'ours'])).toMatchObject({ 'script + styles': '2.0', axe: '2' });
  });

  it('says of what was not measured that it was not', () => {
    expect(cellsOf('ours', ['bare', 'ours'])).toMatchObject({ box: '-', 'step 2': '-' });
    expect(cellsOf('rjsf', ['bare', 'ours', 'rjsf'])).toMatchObject({ boot: '-', 'script + styles': '-', axe: '-' });
  });

  it('is one table with a line for each form, in order, its columns lined up', () => {
    const lines = peersTable(rows, ['bare', 'ours', 'rjsf']).split('\n');
    expect(lines.slice(2).map((line) => line.split(' ')[1])).toEqual(['bare', 'ours', 'rjsf']);
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  });
});
