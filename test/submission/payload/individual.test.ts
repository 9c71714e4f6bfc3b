import { expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { react } from '../../support/react';
import { companyPart } from '../../../src/submission/payload/company';
import { choice, someFacts } from '../../commerce/catalogue/sample-facts';

it('an order of a visitor who is no business is sent as Individual (SUBM-19)', () => {
  const offer = { ...nothingOffered, asksIndividual: true };
  const companyInformation = { entityType: choice('Corp') };
  const before = someFacts({ offer, values: { companyInformation } });
  const after = { ...before, values: { companyInformation, individualOrBusiness: choice('Individual') } };
  expect(companyPart({ ...after, values: react(before, after).values })).toMatchObject({ entity_type: 'Individual' });
});
