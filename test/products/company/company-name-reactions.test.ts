import { describe, expect, it } from 'vitest';
import { react } from '../../support/react';
import { choice, someFacts } from '../../commerce/catalogue/sample-facts';

interface Company {
  name: string;
  designator: string;
  type?: string;
  state?: string;
}

const factsOf = ({ name, designator, type = 'LLC', state = 'WY' }: Company) =>
  someFacts({
    values: {
      companyInformation: {
        companyName: name,
        companyNameDesignator: choice(designator),
        entityType: choice(type),
        state: choice(state),
      },
    },
  });

function after(before: Company, change: Partial<Company>) {
  const { values, notices } = react(factsOf(before), factsOf({ ...before, ...change }));
  const company = values.companyInformation as { companyName: string; companyNameDesignator: { key: string; value: string } };
  expect(notices).toEqual([]);
  expect(company.companyNameDesignator.value).toBe(company.companyNameDesignator.key);
  return [company.companyName, company.companyNameDesignator.key];
}

const blank = { name: '', designator: '' };

describe('the designator of the company name', () => {
  it('is selected while it is typed at the end of the name, which stays as typed (COMP-37)', () => {
    expect(after(blank, { name: 'Pine Ridge l.l.c' })).toEqual(['Pine Ridge l.l.c', 'L.L.C.']);
    expect(after({ name: 'Pine LLC', designator: 'LLC' }, { name: 'Pine limited liability company' })).toEqual([
      'Pine limited liability company',
      'Limited Liability Company',
    ]);
    expect(after(blank, { name: 'Pine Corp', type: 'Corp' })).toEqual(['Pine Corp', 'Corp.']);
    expect(after({ name: 'Pine Corp', designator: 'Corp.', type: 'Corp' }, { name: 'Pine Corporation' })[1]).toBe('Corporation');
  });

  it('is unselected when it is deleted from the name, not while the name is still to be typed (COMP-37)', () => {
    expect(after({ name: 'Pine LLC', designator: 'LLC' }, { name: 'Pine LL' })).toEqual(['Pine LL', '']);
    expect(after({ name: '', designator: 'LLC' }, { name: 'P' })).toEqual(['P', 'LLC']);
  });

  it('replaces the one at the end of the name once it is chosen (COMP-37)', () => {
    expect(after({ name: 'Pine Ridge, llc', designator: 'LLC' }, { designator: 'L.L.C.' })).toEqual(['Pine Ridge, L.L.C.', 'L.L.C.']);
    expect(after({ name: 'Pine Ridge', designator: '' }, { designator: 'LLC' })).toEqual(['Pine Ridge LLC', 'LLC']);
    expect(after(blank, { designator: 'LLC' })).toEqual(['', 'LLC']);
  });

  it('does not outlive an entity type or state that does not allow it (COMP-36, COMP-37)', () => {
    expect(after({ name: 'Pine LLC', designator: 'LLC' }, { type: 'Corp' })).toEqual(['Pine LLC', '']);
    expect(after({ name: 'Pine Inc', designator: '' }, { type: 'Corp' })).toEqual(['Pine Inc', 'Inc.']);
    expect(after({ name: 'Pine Inc', designator: 'Inc.', type: 'Corp' }, { state: 'NV' })).toEqual(['Pine Inc', '']);
  });

  it('loses nothing of a pasted name, however long and in whatever alphabet (COMP-37)', () => {
    for (const base of ['é'.repeat(2000), 'شركة '.repeat(400).trim(), 'Ñandú '.repeat(333).trim()]) {
      expect(after(blank, { name: `${base} llc` })).toEqual([`${base} llc`, 'LLC']);
      expect(after({ name: `${base} llc`, designator: 'LLC' }, { designator: 'L.L.C.' })).toEqual([`${base} L.L.C.`, 'L.L.C.']);
    }
  });

  it('leaves alone a form that does not ask for it', () => {
    const facts = (companyName: string) => someFacts({ values: { companyInformation: { companyName, entityType: choice('LLC') } } });
    expect(react(facts(''), facts('Pine LLC')).values).toEqual(facts('Pine LLC').values);
  });
});
