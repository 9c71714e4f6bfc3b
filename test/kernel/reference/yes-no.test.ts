import { describe, expect, it } from 'vitest';
import { yesNo } from '../../../src/kernel/reference/yes-no';
import { en } from '../../../src/kernel/text/en';

describe('a yes/no question', () => {
  it('offers exactly Yes and No (CONST-02)', () => {
    expect(yesNo.map(({ label }) => en[label])).toEqual(['Yes', 'No']);
  });
});
