import { describe, expect, it } from 'vitest';
import { chosenPosition, needsProjects, positionsByCategory, positionsOf } from '../../../src/kernel/facts/positions';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';

const factsOf = (jobs: PageConfigWithGaps['jobs'], key = '') => ({
  config: withDefaults({ formType: 'JobApplicationForm', jobs }),
  values: { job: { position: { key, value: key } } },
});
const titled = (title: string, rest: object = {}) => ({ title, ...rest });

describe('the positions of a page', () => {
  it('have keys of their own, also where their titles are equal or that of the other one (JOB-02)', () => {
    const keys = positionsOf(factsOf({ positions: ['Clerk', 'Other', 'Clerk'].map((title) => titled(title)) })).map(({ key }) => key);
    expect(keys).toEqual(['Clerk', 'Other 2', 'Clerk 2']);
  });

  it('stand by category, those of the list first and empty if none is open (JOB-14)', () => {
    const positions = [titled('A'), titled('B', { category: 'New' }), titled('C', { category: 'Old' })];
    const groups = positionsByCategory(factsOf({ categories: ['Old', 'Closed'], positions }));
    expect([...groups].map(([category, all]) => [category, ...all.map(({ title }) => title)])).toEqual([
      ['Old', 'C'],
      ['Closed'],
      ['', 'A'],
      ['New', 'B'],
    ]);
  });

  it.each([
    [['frontend'], true],
    [['PHP', ' Back-End'], true],
    [['Front end'], true],
    [['backends', 'CSS'], false],
    [undefined, false],
  ])('with the skills %j ask for projects: %s (JOB-07)', (skills, isAsked) => {
    const positions = [titled('Maker', { skills })];
    expect(needsProjects(factsOf({ positions }, 'Maker'))).toBe(isAsked);
    expect(needsProjects(factsOf({ positions }, 'Other'))).toBe(false);
    expect(chosenPosition(factsOf({ positions }, 'Gone'))).toBeUndefined();
  });
});
