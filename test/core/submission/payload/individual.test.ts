import { expect, it } from 'vitest';
import { nothingOffered } from '../../../../src/core/facts/offer';
import { react } from '../../../../src/core/reactions/react';
import { companyPart } from '../../../../src/core/submission/payload/company';
import { choice, someFacts } from '../../catalogue/sample-facts';

it('an order of a visitor who is no business is sent as Individual (SUBM-19)', () => {
  const offer = { ...nothingOffered, asksIndividual: true };
  const companyInformation = { entityType: choice('Corp') };
  const before = someFacts({ offer, values: { companyInformation } });
  const after = { ...before, values: { companyInformation, individualOrBusiness: choice('Individual') } };
  expect(companyPart({ ...after, values: react(before, after).values })).toMatchObject({ entity_type: 'Individual' });
});
