import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsOf, type FieldFacts, type Flags } from '../../../src/kernel/validation/flags';

const fresh: FieldFacts = {
  touched: false,
  dirty: false,
  initial: '',
  value: '',
  required: false,
  pending: false,
  validated: false,
  failure: null,
};
const failure = { rule: 'required', params: {} };
const raised = (facts: Partial<FieldFacts>) => {
  const flags = flagsOf({ ...fresh, ...facts });
  return Object.keys(flags).filter((flag) => flags[flag as keyof Flags]);
};

describe('the flags of a field', () => {
  it('start untouched and pristine, and valid or invalid, but neither passed nor failed (VALID-13)', () => {
    expect(raised({})).toEqual(['untouched', 'pristine', 'valid']);
    expect(raised({ failure })).toEqual(['untouched', 'pristine', 'invalid']);
  });

  it('tell what was left, and what differs from the start (VALID-13)', () => {
    expect(raised({ touched: true })).toEqual(['touched', 'pristine', 'valid']);
    expect(raised({ dirty: true, value: 'Pine' })).toEqual(['untouched', 'dirty', 'changed', 'valid']);
    // Written back as it was: once dirty, and no longer changed.
    expect(raised({ dirty: true })).toEqual(['untouched', 'dirty', 'valid']);
    // A reaction or a restored answer is no change of the visitor's, but differs all the same.
    expect(raised({ value: 'Pine' })).toEqual(['untouched', 'dirty', 'changed', 'valid']);
  });

  it('tell passed from failed once validated, and what is pending or required (VALID-13)', () => {
    expect(raised({ validated: true })).toEqual(['untouched', 'pristine', 'valid', 'validated', 'passed']);
    expect(raised({ validated: true, failure })).toEqual(['untouched', 'pristine', 'invalid', 'validated', 'failed']);
    expect(raised({ pending: true, required: true })).toEqual(['untouched', 'pristine', 'valid', 'pending', 'required']);
  });

  it('compare choices by their parts, and take every empty value for the same', () => {
    const choice = { key: 'WY', value: 'Wyoming' };
    expect(raised({ initial: choice, value: { ...choice } })).toContain('pristine');
    expect(raised({ initial: choice, value: { key: 'NY', value: 'New York' } })).toContain('dirty');
    expect(raised({ initial: undefined, value: { key: '', value: '' } })).toContain('pristine');
    expect(raised({ initial: '', value: false })).toContain('dirty');
  });

  it('never contradict each other', () => {
    const facts = fc.record({
      touched: fc.boolean(),
      dirty: fc.boolean(),
      initial: fc.anything(),
      value: fc.anything(),
      required: fc.boolean(),
      pending: fc.boolean(),
      validated: fc.boolean(),
      failure: fc.constantFrom(null, failure),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const flags = flagsOf(known);
        expect([flags.touched, flags.dirty, flags.valid]).toEqual([!flags.untouched, !flags.pristine, !flags.invalid]);
        expect([flags.passed, flags.failed].filter(Boolean)).toHaveLength(flags.validated ? 1 : 0);
        expect(flags.changed && flags.pristine).toBe(false);
      }),
    );
  });
});
