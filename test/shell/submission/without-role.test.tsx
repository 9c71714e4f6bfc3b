import { expect, it } from 'vitest';
import { setAnswers } from '../../../src/kernel/answers/get-answer';
import { keptAnswers } from '../../support/answers';
import { posted } from '../../support/fake-services';
import { paySteps as steps, readyToPay } from '../../support/ready-to-pay';
import { servicesKeeping } from '../../support/render-form';

it('says which officials have no role in the company that is ordered (OFFI-04)', async () => {
  const [company, payment] = steps;
  const officials = { ...company!, sections: [...company!.sections, { modules: [{ id: 'LLCOfficials' }] }] };
  const kept = setAnswers(
    { ...keptAnswers, currentStep: 1 },
    {
      'companyInformation.entityType': { key: 'Corp', value: 'Corp' },
      'companyInformation.companyNameDesignator': { key: 'Inc.', value: 'Inc.' },
    },
  );
  const form = await readyToPay({ steps: [officials, payment!] }, servicesKeeping(kept));
  await form.press('Submit Order');
  await form.reads('Thank you');
  expect(form.services.log.info.mock.calls.flat().filter((text) => text.includes('Role'))).toEqual([
    'Role not set. These people are not sent: llc.members.',
  ]);
  expect(JSON.stringify(posted(form.services)[0]!.data)).not.toContain('Ruiz');
});
