import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { formList } from '../../src/forms/form-list';
import { companyPart } from '../../src/submission/payload/company';
import { companyNotes } from '../../src/submission/payload/notes';
import { affiliateCompany, affiliateNotes } from '../../src/submission/signup-payloads';
import { factsOf } from './example-order';

const signups: readonly FormValues[] = [
  {},
  { companyInformation: { companyName: 'Pine Ridge LLC' }, contactInformation: { firstName: 'Ann', lastName: 'Lee' } },
  {
    companyInformation: { companyName: ' ', industry: { key: 'retail', value: 'Retail' }, position: 'Owner', naicsNumber: '441110' },
    contactInformation: { firstName: ' Ann ', lastName: '' },
    affiliateInformation: { affiliateType: { key: 'blog', value: 'Blog' }, goals: 'More readers' },
  },
];

describe('the signup of an affiliate', () => {
  it.each(signups)('is the same from the light script as from the full one (AFFIL-02, AFFIL-03, AFFIL-04)', (values) => {
    const facts = { ...factsOf(values), form: formList.AffiliateSignupForm };
    expect(affiliateCompany(facts)).toEqual(companyPart(facts));
    expect(affiliateNotes(facts)).toEqual(companyNotes(facts, []));
  });
});
