import { describe, expect, it } from 'vitest';
import { contactPart } from '../../../src/submission/payload/contact';
import { llcValues } from '../example-order';

describe('the contact', () => {
  it('is the name of the visitor (SUBM-17)', () => {
    expect(contactPart(llcValues)).toEqual({ first_name: 'Ann', last_name: 'Lee' });
    expect(contactPart({})).toEqual({ first_name: '', last_name: '' });
  });
});
