import { expect, it } from 'vitest';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { unofferedYears } from '../../../src/commerce/offer/unoffered-years';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { sampleCatalogue } from '../../support/fixtures';
import { someFacts } from '../catalogue/sample-facts';

const reported = (registeredAgentYears: number | undefined, catalogue = sampleCatalogue()) =>
  unofferedYears(someFacts({ config: withDefaults({ formType: 'RASignupForm', preselected: { registeredAgentYears } }), catalogue }));

it('names preselected years for which no registered agent is sold, with those for which one is (PROD-38)', () => {
  expect(reported(4)).toEqual([{ key: 'preselected.registeredAgentYears', expected: 'one of 1, 2, 3, 5', got: '4' }]);
  for (const years of [1, 2, 3, 5, undefined]) expect(reported(years)).toEqual([]);
  expect(reported(4, emptyCatalogue)).toEqual([]);
});
