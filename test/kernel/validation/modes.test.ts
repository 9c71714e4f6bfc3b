import { describe, expect, it } from 'vitest';
import { validatesOn, type Mode, type Moment } from '../../../src/kernel/validation/modes';

const moments: readonly Moment[] = ['input', 'change', 'blur'];
const momentsOf = (mode: Mode, hasErrors: boolean) => moments.filter((moment) => validatesOn(mode, moment, hasErrors));

describe.each([false, true])('a field that has errors: %s', (hasErrors) => {
  it('is validated on input and blur in aggressive mode (VALID-09)', () => {
    expect(momentsOf('aggressive', hasErrors)).toEqual(['input', 'blur']);
  });

  it('is validated on change and blur in lazy mode (VALID-11)', () => {
    expect(momentsOf('lazy', hasErrors)).toEqual(['change', 'blur']);
  });

  it('is never validated in passive mode (VALID-12)', () => {
    expect(momentsOf('passive', hasErrors)).toEqual([]);
  });
});

it('in eager mode a field is validated on change and blur, and with errors on input and change (VALID-10)', () => {
  expect(momentsOf('eager', false)).toEqual(['change', 'blur']);
  expect(momentsOf('eager', true)).toEqual(['input', 'change']);
});
