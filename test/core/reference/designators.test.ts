import { describe, expect, it } from 'vitest';
import { designatorOf, designatorsFor, withDesignator } from '../../../src/core/reference/designators';
import { entityTypes } from '../../../src/core/reference/entity-types';

const llc = designatorsFor('LLC', 'WY');
const corp = designatorsFor('Corp', 'WY');

describe('the designators of a company name', () => {
  it('of an LLC are these three (COMP-38)', () => {
    expect(llc).toEqual(['LLC', 'L.L.C.', 'Limited Liability Company']);
    expect(designatorsFor('Close LLC', '')).toEqual(llc);
  });

  it('are asked for by entity type and state (PROD-33, COMP-36)', () => {
    const asking = (state: string) => entityTypes.filter((type) => designatorsFor(type, state).length > 0);
    expect(asking('WY')).toEqual([
      'LLC',
      'Corp',
      'NP LLC',
      'PLLC',
      'PC',
      'LP',
      'LLP',
      'LLLP',
      'DAO LLC',
      'Series LLC',
      'Close LLC',
      'Close Corp',
    ]);
    expect(asking('WY').filter((type) => !asking('NV').includes(type))).toEqual(['Corp', 'Close Corp']);
    expect(asking('FL').filter((type) => !asking('WY').includes(type))).toEqual(['NP Corp']);
    expect([designatorsFor('', 'WY'), designatorsFor('constructor', ''), designatorsFor('NP Corp', '')]).toEqual([[], [], []]);
  });

  it.each([
    ['Pine Ridge LLC', 'LLC'],
    ['Pine Ridge llc', 'LLC'],
    ['Pine Ridge, Llc.', 'LLC'],
    ['Pine Ridge l.l.c', 'L.L.C.'],
    ['Pine Ridge L.L.C.  ', 'L.L.C.'],
    ['Pine Ridge limited   liability company', 'Limited Liability Company'],
    ['Pine Ridge,LLC', 'LLC'],
    ['Pine LLC Ridge', ''],
    ['PineLLC', ''],
    ['LLC', ''],
    [', LLC', ''],
    ['', ''],
    ['Pine Ridge Inc', ''],
  ])('are found at the end of %j (COMP-37)', (name, designator) => {
    expect(designatorOf(name, llc)).toBe(designator);
  });

  it('are found whatever the alphabet of the name is, and behind characters that nobody sees (COMP-37)', () => {
    expect(designatorOf('شركة الأمل LLC', llc)).toBe('LLC');
    expect(designatorOf('\u202bחברת אורן LLC\u202c\u200f', llc)).toBe('LLC');
    expect(designatorOf('Señor Ñandú Café, inc', corp)).toBe('Inc.');
    expect(withDesignator('Société Générale d’Été llc', 'L.L.C.', llc)).toBe('Société Générale d’Été L.L.C.');
  });

  it.each([
    ['Pine Ridge', 'LLC', 'Pine Ridge LLC'],
    ['Pine Ridge LLC', 'L.L.C.', 'Pine Ridge L.L.C.'],
    ['Pine Ridge, llc', 'Limited Liability Company', 'Pine Ridge, Limited Liability Company'],
    ['Pine Ridge Inc.', 'LLC', 'Pine Ridge LLC'],
    ['Pine Professional Limited Liability Company', 'LLC', 'Pine Professional LLC'],
    ['Bread Company', 'LLC', 'Bread Company LLC'],
    ['Pine Ridge', '', 'Pine Ridge'],
    ['  ', 'LLC', '  '],
  ])('%j with %j is %j (COMP-37)', (name, designator, expected) => {
    expect(withDesignator(name, designator, llc)).toBe(expected);
  });

  it('take no time in a name of half a million characters, and lose none of it', () => {
    for (const filler of ['x', ' ', ', ', 'LLC ', '.', 'ا']) {
      const name = `A${filler.repeat(500_000 / filler.length)}`;
      const start = performance.now();
      expect(withDesignator(`${name} B llc`, 'LLC', llc)).toBe(`${name} B LLC`);
      expect(designatorOf(name, corp)).toBe('');
      expect(performance.now() - start).toBeLessThan(200);
    }
  });
});
