import { describe, expect, expectTypeOf, it } from 'vitest';
import { flag, list, oneOf, requiredRole, role, text, whole } from '../../../src/kernel/page-config/config-key';
import { describeProblem, type ConfigProblem } from '../../../src/kernel/page-config/config-problem';
import { readParams, rolesInParams, type GivenParams, type ParamDeclarations, type ParamsOf } from '../../../src/kernel/plan/module-params';

const declared = {
  toggleAll: flag(true),
  product: text(),
  size: oneOf(['small', 'large'], 'small'),
  states: list(oneOf(['UT', 'WY']), ['WY']),
};
const requiring = { role: requiredRole() };

function read(given: object, of: ParamDeclarations = declared) {
  const problems: ConfigProblem[] = [];
  const params = readParams(of, { ...given }, 'steps[0].sections[0].modules[1]', problems);
  return { params, told: problems.map(describeProblem) };
}

const at = (name: string) => `the page config's "steps[0].sections[0].modules[1].${name}" should be`;
const defaults = { toggleAll: true, product: undefined, size: 'small', states: ['WY'] };

describe('the params of a module', () => {
  it('have their defaults where they are left out, or null', () => {
    expect(read({})).toEqual({ params: defaults, told: [] });
    expect(read({ toggleAll: null, product: undefined, states: null })).toEqual({ params: defaults, told: [] });
  });

  it('are what was given, where it is right', () => {
    const given = { toggleAll: false, product: 'seal', size: 'large', states: [] };
    expect(read(given)).toEqual({ params: given, told: [] });
  });

  it('that are misspelt or none of the module are named, with what was probably meant, and left out', () => {
    expect(read({ toggelAll: false, Enabeld: true, colour: 'red' })).toEqual({
      params: defaults,
      told: [
        `${at('toggelAll')} a known key (did you mean "toggleAll"?), but is not one.`,
        `${at('Enabeld')} a known key (did you mean "enabled"?), but is not one.`,
        `${at('colour')} a known key, but is not one.`,
      ],
    });
    expect(read({ constructor: 1 }).told).toHaveLength(1);
  });

  it('that are wrong are named and count as left out', () => {
    expect(read({ toggleAll: 'no', product: [], size: 'huge', states: 'WY' })).toEqual({
      params: defaults,
      told: [
        `${at('toggleAll')} true or false, but is "no".`,
        `${at('product')} a string, but is a list.`,
        `${at('size')} one of small, large, but is "huge".`,
        `${at('states')} a list, but is "WY".`,
      ],
    });
  });

  it('leave out of a list what is wrong in it', () => {
    expect(read({ states: ['UT', 'Utah', null] })).toEqual({
      params: { ...defaults, states: ['UT'] },
      told: [`${at('states[1]')} one of UT, WY, but is "Utah".`],
    });
  });

  it('are none where one that is required is missing', () => {
    expect(read({}, requiring)).toEqual({ params: undefined, told: [`${at('role')} a string that is not empty, but is missing.`] });
    expect(read({ role: 'seal' }, requiring)).toEqual({ params: { role: 'seal' }, told: [] });
  });

  it('are told which of the allowed values was probably meant', () => {
    expect(read({ size: 'lagre', states: ['UT', 'WYO'] }).told).toEqual([
      `${at('size')} one of small, large (did you mean "large"?), but is "lagre".`,
      `${at('states[1]')} one of UT, WY (did you mean "WY"?), but is "WYO".`,
    ]);
  });

  it('may be roles of products, which are collected with their places', () => {
    const ofRole = { product: role(), label: text() };
    expect(read({ product: true }, ofRole).told).toEqual([`${at('product')} a string, but is true.`]);
    const { params } = read({ product: 'seal', label: 'Seal' }, ofRole);
    expect(rolesInParams(ofRole, params!, 'steps[0]')).toEqual([{ key: 'steps[0].product', role: 'seal' }]);
    expect(rolesInParams(ofRole, {}, 'steps[0]')).toEqual([]);
  });

  it('may be numbers of entries, which are whole and not below 0', () => {
    const ofNumber = { min: whole(0, 1) };
    expect(read({}, ofNumber)).toEqual({ params: { min: 1 }, told: [] });
    expect(read({ min: 0 }, ofNumber)).toEqual({ params: { min: 0 }, told: [] });
    for (const min of [-1, 1.5, '2', NaN]) expect(read({ min }, ofNumber).params).toEqual({ min: 1 });
    expect(read({ min: '2' }, ofNumber).told).toEqual([`${at('min')} a whole number from 0, but is "2".`]);
  });

  it('have their types for those who give and for those who read them', () => {
    expectTypeOf<ParamsOf<typeof declared>>().toEqualTypeOf<{
      readonly toggleAll: boolean;
      readonly product?: string | undefined;
      readonly size: 'small' | 'large';
      readonly states: readonly ('UT' | 'WY')[];
    }>();
    expectTypeOf<{}>().toExtend<GivenParams<typeof declared>>();
    expectTypeOf<{ states: 'WY' }>().not.toExtend<GivenParams<typeof declared>>();
    expectTypeOf<{}>().not.toExtend<GivenParams<typeof requiring>>();
  });
});
