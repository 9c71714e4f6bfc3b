import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract, families, properties } from '../../scripts/report/families.mjs';
import { allHeld, reportText } from '../../scripts/report/report-text.mjs';

const held = { title: 'is the same order (PAY-01)', status: 'passed' } as const;
const failed = { title: 'loses <no> order', status: 'failed' } as const;
const skipped = { title: 'is skipped', status: 'skipped' } as const;

const facts = (...ran: Parameters<typeof reportText>[0]['tried'][number]['ran'][number][]) => ({
  version: '1.2.0',
  day: '2026-11-29',
  node: 'v22.0.0',
  runs: { 'random visits a property': '1000', seed: '7' },
  tried: [{ title: 'One order', tried: 'Double clicks.', ran }],
  prices: { held: true, lines: ['167 of 167 golden orders agree in PHP'] },
});

describe('the fault report', () => {
  it('says what was tried, what held, and the figures', () => {
    const text = reportText(facts(held, skipped));
    expect(text).toContain('# What was tried on version 1.2.0\n\nAll that was tried held. Written on 2026-11-29');
    expect(text).toContain('| One order | Double clicks. | 1 | 0 | yes |');
    expect(text).toContain('- random visits a property: 1000\n- seed: 7\n');
    expect(text).toContain('- 167 of 167 golden orders agree in PHP\n');
    expect(text).toContain('<summary>One order: 1</summary>\n\n- is the same order (PAY-01)\n\n</details>\n');
    expect(text).not.toContain('is skipped');
  });

  it('says what failed, in the table and by its title', () => {
    const text = reportText(facts(held, failed));
    expect(text).toContain('Not all that was tried held');
    expect(text).toContain('| One order | Double clicks. | 1 | 1 | no |');
    expect(text).toContain('- **Failed:** loses \\<no\\> order\n');
  });

  it('does not hold where nothing ran, a test failed, or prices differ', () => {
    expect(allHeld(facts(held))).toBe(true);
    expect(allHeld(facts())).toBe(false);
    expect(allHeld(facts(skipped))).toBe(false);
    expect(allHeld(facts(held, failed))).toBe(false);
    expect(allHeld({ ...facts(held), prices: { held: false, lines: [] } })).toBe(false);
  });

  it('names tests that are there', () => {
    for (const { title, tests } of [...families, properties, contract])
      for (const path of tests) expect(existsSync(`test/${path}`), `${title}: ${path}`).toBe(true);
  });
});
