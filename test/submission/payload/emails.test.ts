import { describe, expect, it } from 'vitest';
import { emailsPart } from '../../../src/submission/payload/emails';
import { llcValues } from '../example-order';

describe('emails', () => {
  const attorney = {
    notifyAttorney: 'Yes',
    attorneyEmail: 'law@example.com',
    attorneyFirstName: 'Cy',
    attorneyLastName: 'Ng',
  };

  it('name the attorney only when one is to be notified (SUBM-26)', () => {
    expect(emailsPart({ companyInformation: attorney })).toEqual([{ kind: 'attorney', label: 'Cy Ng', email_address: 'law@example.com' }]);
    expect(emailsPart({ companyInformation: { ...attorney, notifyAttorney: 'No' } })).toEqual([]);
    expect(emailsPart(llcValues)).toEqual([]);
  });
});
