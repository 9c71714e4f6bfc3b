import { expect, it } from 'vitest';
import { describeProblem } from '../../../src/kernel/page-config/config-problem';
import { readConfig } from '../../support/page-config';

const said = (config: object) => readConfig({ formType: 'FormABusinessForm', ...config }).problems.map(describeProblem);

it('says that a rule of designators is for no state, or for no kind of company, that there is (PROD-32)', () => {
  expect(said({ designators: { WY: { LLC: { required: true }, 'Close Corp': { requireSpecific: false } } } })).toEqual([]);
  expect(said({ designators: { WYY: { LLC: { required: true } } } })).toEqual([expect.stringContaining('designators.WYY')]);
  expect(said({ designators: { WY: { LLCs: { required: true } } } })).toEqual([expect.stringMatching(/designators\.WY\.LLCs.*LLC/)]);
});

it.each(['products', 'filingProducts'])('says that what %s sells by state is for no state that there is (COMP-14)', (list) => {
  const sold = (state: string) => said({ [list]: { einService: { entityTypesByState: { [state]: ['LLC'] } } } });
  expect(sold('CA')).toEqual([]);
  expect(sold('California')).toEqual([expect.stringContaining(`${list}.einService.entityTypesByState.California`)]);
});
