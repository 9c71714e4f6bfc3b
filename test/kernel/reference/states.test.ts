import { describe, expect, it } from 'vitest';
import { outsideUS, stateGroups, stateGroupsIn, stateName } from '../../../src/kernel/reference/states';
import { textIn } from '../../support/locales';
import { en } from '../../../src/kernel/text/en';

const codesOf = (label: string) => stateGroups.find((group) => en[group.label] === label)?.options.map(({ key }) => key);

describe('the states', () => {
  it('stand in the four groups of the state selector', () => {
    expect(stateGroups.map(({ label }) => en[label])).toEqual(['States', 'US Military', 'US Territories', 'Non-US Option(s)']);
    expect(codesOf('US Military')).toEqual(['AA', 'AE', 'AP']);
    expect(codesOf('US Territories')).toEqual(['AS', 'GU', 'MP', 'PR', 'VI']);
    expect(codesOf('Non-US Option(s)')).toEqual([outsideUS]);
  });

  it('are fifty and DC, in the order of their names', () => {
    const { options } = stateGroups[0]!;
    const names = options.map(({ label }) => label);
    expect(new Set(options.map(({ key }) => key)).size).toBe(51);
    expect(names).toContain('District of Columbia');
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    for (const { key } of options) expect(key).toMatch(/^[A-Z]{2}$/);
  });

  it.each([
    ['WY', 'Wyoming'],
    ['NC', 'North Carolina'],
    ['PR', 'Puerto Rico'],
    ['XX', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('name %s as %s', (code, name) => {
    expect(stateName(code)).toBe(name);
  });

  it.each([
    ['WY', 'Wyoming'],
    ['NC', 'Carolina del Norte'],
    ['VI', 'Islas Vírgenes de EE. UU.'],
    [outsideUS, 'Fuera de EE. UU.'],
    ['XX', undefined],
    ['', undefined],
  ])('name %s in Spanish as %s', (code, name) => {
    expect(stateName(code, textIn('es-US'))).toBe(name);
  });

  it('are the same in every language, in the order of its own names', () => {
    const codes = (groups: typeof stateGroups) => groups.map(({ label, options }) => [label, options.map(({ key }) => key).sort()]);
    expect(codes(stateGroupsIn(textIn('es')))).toEqual(codes(stateGroups));
    for (const { options } of stateGroupsIn(textIn('es'))) {
      const labels = options.map(({ label }) => label);
      expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'es')));
    }
    expect(stateGroupsIn(textIn('en-US'))).toBe(stateGroups);
    expect(stateGroupsIn(textIn('xx'))).toBe(stateGroups);
  });
});
