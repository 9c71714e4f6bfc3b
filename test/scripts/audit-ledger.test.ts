import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditLedger, readLedger } from '../../scripts/ledger/audit-ledger.mjs';

const rows = readLedger(`
| Area | Part | Rows | of these \`?\` |
|---|---|---:|---:|
| HOST | Mount | 2 | 1 |

| ID | Behaviour |
|---|---|
| HOST-01 | Mounts into its root. |
| HOST-02? | Mounts once. |
| CART-03 | Ignores \`a|b\`. |
`);

const passed = (title: string) => ({ title, status: 'passed' as const });
const failed = (title: string) => ({ title, status: 'failed' as const });
const skipped = (title: string) => ({ title, status: 'skipped' as const });

describe('readLedger', () => {
  it('reads the rows and nothing else, decisions without their mark', () => {
    expect(rows).toEqual([
      { id: 'HOST-01', area: 'HOST', text: 'Mounts into its root.' },
      { id: 'HOST-02', area: 'HOST', text: 'Mounts once.' },
      { id: 'CART-03', area: 'CART', text: 'Ignores `a|b`.' },
    ]);
  });
});

describe('auditLedger', () => {
  it('lists the rows that no passed test cites, counted by area', () => {
    const { unproved, areas, faults } = auditLedger(rows, [passed('mounts (HOST-01)'), passed('no citation')]);
    expect(unproved.map((row) => row.id)).toEqual(['HOST-02', 'CART-03']);
    expect(areas).toEqual([
      { area: 'HOST', proved: 1, rows: 2 },
      { area: 'CART', proved: 0, rows: 1 },
    ]);
    expect(faults).toEqual([]);
  });

  it('takes several citations of a title, with or without the question mark', () => {
    const { unproved } = auditLedger(rows, [passed('mounts once (HOST-01, HOST-02?)'), passed('CART-03 ignores')]);
    expect(unproved).toEqual([]);
  });

  it('does not count a row that a failed test cites, though another passed', () => {
    const { unproved } = auditLedger(rows, [passed('on React (HOST-01)'), failed('on Preact (HOST-01)')]);
    expect(unproved.map((row) => row.id)).toContain('HOST-01');
  });

  it('finds an unknown row, a skipped citation and a title with more than four', () => {
    const { faults } = auditLedger(rows, [
      passed('of an unknown area (CRAT-03)'),
      passed('of an unknown number (CART-04)'),
      skipped('later (HOST-01)'),
      skipped('skipped without citation'),
      passed('HOST-01 HOST-02 CART-03 HOST-01 are three'),
      passed('HOST-01 HOST-02 CART-03 CART-04 CART-05'),
    ]);
    expect(faults).toEqual([
      'cites the unknown CRAT-03: of an unknown area (CRAT-03)',
      'cites the unknown CART-04: of an unknown number (CART-04)',
      'is skipped but cites HOST-01: later (HOST-01)',
      'cites 5 rows, 4 at most: HOST-01 HOST-02 CART-03 CART-04 CART-05',
      'cites the unknown CART-04: HOST-01 HOST-02 CART-03 CART-04 CART-05',
      'cites the unknown CART-05: HOST-01 HOST-02 CART-03 CART-04 CART-05',
    ]);
  });

  it('names a fault once, though the test ran on two renderers', () => {
    expect(auditLedger(rows, [passed('x (CART-05)'), passed('x (CART-05)')]).faults).toHaveLength(1);
  });
});

describe('docs/behaviour.md', () => {
  const markdown = readFileSync('docs/behaviour.md', 'utf8');
  const ledger = readLedger(markdown);

  it('holds each row once', () => {
    expect(new Set(ledger.map((row) => row.id)).size).toBe(ledger.length);
  });

  it('counts its rows and decisions rightly, by area and in all', () => {
    const counted = markdown.matchAll(/^\| ([A-Z]+) \| [^|]+ \| (\d+) \| (\d+) \|$/gm);
    const claims = [...counted].map(([, area, all, decisions]) => [area, Number(all), Number(decisions)]);
    const areas = [...new Set(ledger.map((row) => row.area))];
    const count = (area: string) => [
      area,
      ledger.filter((row) => row.area === area).length,
      markdown.match(new RegExp(`^\\| ${area}-\\d+\\? `, 'gm'))?.length ?? 0,
    ];
    expect(claims).toEqual(areas.map(count));
    const decisions = markdown.match(/^\| [A-Z]+-\d+\? /gm)?.length;
    expect(markdown).toContain(`Totals: ${ledger.length} rows, ${decisions} of them decisions.`);
  });
});
