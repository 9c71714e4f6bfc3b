import { describe, expect, it } from 'vitest';
import { bareName, designatorOf, designatorsFor, isDesignatorAlone, withDesignator } from '../../../src/kernel/reference/designators';
import { entityTypes } from '../../../src/kernel/reference/entity-types';

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

  it.each([
    ['Okafor L L C', 'LLC'],
    ['Okafor l-l-c', 'LLC'],
    ['Okafor L. L. C.', 'L.L.C.'],
    ['Okafor (LLC)', 'LLC'],
    ['Okafor(LLC)', 'LLC'],
    ['Okafor [L.L.C.]', 'L.L.C.'],
    ['Okafor - LLC', 'LLC'],
    ['Okafor-LLC', 'LLC'],
    ['Okafor_LLC', 'LLC'],
    ['Okafor "LLC"', 'LLC'],
    ['Okafor ＬＬＣ', 'LLC'],
    ['Okafor Limited Liability Co.', 'Limited Liability Company'],
    ['Okafor Ltd. Liability Co', 'Limited Liability Company'],
    ['Okafor LTD LIAB. CO.', 'Limited Liability Company'],
    ['Okafor Limited Company', 'Limited Liability Company'],
    ['Okafor LLC, L.L.C.', 'L.L.C.'],
    ['Okafor Co.', ''],
    ['Okafor Limited', ''],
    ['Okafor Llcs', ''],
  ])('are recognised in any notation at the end of %j (COMP-45)', (name, designator) => {
    expect(designatorOf(name, llc)).toBe(designator);
  });

  it('of other types are recognised in any notation too (COMP-45)', () => {
    const found = (name: string, type: string) => designatorOf(name, designatorsFor(type, 'WY'));
    expect(found('Okafor P L L C', 'PLLC')).toBe('PLLC');
    expect(found('Okafor Prof. Limited Liability Co.', 'PLLC')).toBe('Professional Limited Liability Company');
    expect(found('Okafor (Inc)', 'Corp')).toBe('Inc.');
    expect(found('Okafor, I N C', 'Corp')).toBe('Inc.');
    expect(found('Okafor I.N.C.', 'Corp')).toBe('Inc.');
    expect(found('Okafor P L L C', 'LLC')).toBe('');
    expect(withDesignator('Okafor P L L C', 'LLC', llc)).toBe('Okafor LLC');
    expect(found('Okafor P. C.', 'PC')).toBe('P.C.');
    expect(found('Okafor Professional Corp.', 'PC')).toBe('Professional Corporation');
    expect(found('Okafor Ltd. Partnership', 'LP')).toBe('Limited Partnership');
    expect(found('Okafor L L L P', 'LLLP')).toBe('LLLP');
    expect(found('Okafor DAO L L C', 'DAO LLC')).toBe('DAO LLC');
  });

  it('are never put there twice (COMP-45)', () => {
    for (const name of [
      'Okafor L L C',
      'Okafor (LLC)',
      'Okafor LLC LLC',
      'Okafor LLC L.L.C.',
      'Okafor Limited Liability Co.',
      'Okafor - LLC',
    ])
      expect(withDesignator(name, 'LLC', llc), name).toBe('Okafor LLC');
    expect(withDesignator('Okafor, (L L C)', 'L.L.C.', llc)).toBe('Okafor, L.L.C.');
    const written = ['LLC', 'L L C', '(LLC)', 'l.l.c.', 'L. L. C.', 'Limited Liability Co', '[llc].', 'LLC LLC'];
    for (const one of written)
      for (const designator of llc) {
        const name = withDesignator(`Pine Ridge ${one}`, designator, llc);
        expect(name).toBe(`Pine Ridge ${designator}`);
        expect(withDesignator(name, designator, llc)).toBe(name);
      }
  });

  it('are no part of a name that only looks so (COMP-45)', () => {
    for (const name of ['Gaming PC', 'Restaurant Lao', 'Vinyl LP', 'Bread Company', 'Vitamin C', 'The DAO'])
      expect(withDesignator(name, 'LLC', llc)).toBe(`${name} LLC`);
  });

  it('are no name alone (COMP-45)', () => {
    for (const name of [
      'LLC',
      ' l.l.c. ',
      'L L C',
      '(LLC)',
      'Inc.',
      'Corporation',
      'Limited Liability Co.',
      'LLC, Inc.',
      'P.C.',
      'PC',
      ', LLC',
    ]) {
      expect(isDesignatorAlone(name), name).toBe(true);
      expect(withDesignator(name, 'LLC', llc)).toBe(name);
    }
    for (const name of ['', ' ', '-', 'A LLC', 'Okafor LLC', 'LLCs', 'Company', '李 LLC', '7 Inc', 'Lao'])
      expect(isDesignatorAlone(name), name).toBe(false);
  });

  it('take no time in a name of half a million characters, and lose none of it', () => {
    for (const filler of ['x', ' ', ', ', 'LLC ', '.', 'ا']) {
      const name = `A${filler.repeat(500_000 / filler.length)}`;
      const start = performance.now();
      expect(withDesignator(`${name} B llc`, 'LLC', llc)).toBe(`${name} B LLC`);
      expect(designatorOf(name, corp)).toBe('');
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});

describe('a name as records compare it', () => {
  it.each([
    ['Blue Heron LLC', 'Blue Heron'],
    ['Blue Heron, L.L.C.', 'Blue Heron'],
    ['Blue Heron Inc., LLC', 'Blue Heron'],
    ['  Blue Heron  ', 'Blue Heron'],
    ['Gaming PC', 'Gaming PC'],
    ['LLC', 'LLC'],
    ['', ''],
  ])('of %j is %j (PLUS-03)', (name, bare) => {
    expect(bareName(name, llc)).toBe(bare);
  });
});
