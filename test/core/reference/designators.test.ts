import { describe, expect, it } from 'vitest';
import { designatorRule, designatorsFor, isDesignatorAsked, isNameDesignated } from '../../../src/core/reference/designators';
import { entityTypes } from '../../../src/core/reference/entity-types';
import { filingStates } from '../../../src/core/reference/states';

const cells = filingStates.flatMap((state) => entityTypes.map((type) => ({ state, type, rule: designatorRule(state, type) })));

describe('the matrix of states and entity types', () => {
  it('holds two flags in each cell (PROD-32)', () => {
    expect(cells).toHaveLength(51 * 19);
    for (const { rule } of cells) expect(rule).toEqual({ required: expect.any(Boolean), requireSpecific: expect.any(Boolean) });
    expect(designatorRule('TX', 'LLC')).toEqual({ required: true, requireSpecific: false });
    expect(designatorRule('TX', 'PLLC')).toEqual({ required: true, requireSpecific: true });
    expect(designatorRule('WY', 'Close LLC')).toEqual({ required: true, requireSpecific: true });
    expect(designatorRule('CO', 'Close LLC')).toEqual({ required: true, requireSpecific: false });
    expect(designatorRule('WY', 'Corp')).toEqual({ required: false, requireSpecific: false });
  });

  it('requires nothing of who has no company name of that kind', () => {
    for (const type of ['Sole Proprietorship', 'GP', 'Trust', 'Individual', 'Attorney for Bar', 'DBA', 'NP Corp', 'toString', ''])
      expect(designatorRule('TX', type)).toEqual({ required: false, requireSpecific: false });
  });

  it('never asks for one of those offered where none is offered or required', () => {
    const isWrong = ({ type, rule }: (typeof cells)[number]) => (rule.required ? designatorsFor(type).length === 0 : rule.requireSpecific);
    expect(cells.filter(isWrong)).toEqual([]);
  });

  it('shows the designators exactly where one is required (PROD-33)', () => {
    for (const { state, type, rule } of cells) expect(isDesignatorAsked(state, type)).toBe(rule.required);
  });
});

describe('the end of a company name', () => {
  it.each([
    ['Pine LLC', 'TX', 'LLC', true],
    ['Pine, l.l.c.', 'TX', 'LLC', true],
    ['Pine Limited  Liability Company', 'TX', 'LLC', true],
    ['Pine Corporation', 'TX', 'LLC', true],
    ['Pine', 'TX', 'LLC', false],
    ['PineLLC', 'TX', 'LLC', false],
    ['LLC', 'TX', 'LLC', false],
    ['LLC Pine', 'TX', 'LLC', false],
  ])('of %s in %s, as %s, is some designator where one is required: %s (PROD-33)', (name, state, type, isFine) => {
    expect(isNameDesignated(name, state, type)).toBe(isFine);
  });

  it.each([
    ['Pine PLLC', 'PLLC', true],
    ['Pine P.L.L.C.', 'PLLC', true],
    ['Pine LLC', 'PLLC', false],
    ['Pine PC', 'PLLC', false],
  ])('of %s, as %s, is one of those offered where a specific one is required: %s (PROD-33)', (name, type, isFine) => {
    expect(isNameDesignated(name, 'TX', type)).toBe(isFine);
  });

  it('is free where none is required', () => {
    expect(isNameDesignated('Pine', 'WY', 'Corp')).toBe(true);
    expect(isNameDesignated('', 'TX', 'Trust')).toBe(true);
  });
});
