import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/core/answers/form-values';
import { contactPayload } from '../../../src/core/submission/contact-payload';
import { factsOf, inputOf } from './example-order';

const contact = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '307 555 0101',
  companyName: 'Pine Ridge LLC',
  subject: 'Boots',
  message: 'Do you ship?\nAnn',
};

const payloadOf = (values: FormValues) => contactPayload(inputOf({ facts: factsOf(values), cart: [] }));

describe('what the contact form sends', () => {
  it('is the seven fields, asked or not (CONTACT-01)', () => {
    expect(payloadOf({ contact })).toEqual({
      data: {
        first_name: 'Ann',
        last_name: 'Lee',
        phone: '307 555 0101',
        subject: 'Boots',
        email: 'ann@example.com',
        message: 'Do you ship?\nAnn',
        company_name: 'Pine Ridge LLC',
      },
      files: {},
    });
    expect(Object.values(payloadOf({}).data)).toEqual(['', '', '', '', '', '', '']);
  });
});
