import { describe, expect, it } from 'vitest';
import { en } from '../../../src/kernel/text/en';
import { renderForm } from '../../support/render-form';

const steps = [
  { key: 'a', title: 'A', sections: [{ modules: ['StateOfService', 'CompanyName', 'AlternateCompanyName'].map((id) => ({ id })) }] },
];
const filing = ['FormABusinessForm', 'DoubleLLCForm', 'ForeignRegistrationForm', 'DomesticationForm'];
const toFile = 'Please select the state in which you intend to file.';

/** The hints of a page with the same questions on each form. */
async function hintsOf(config: Parameters<typeof renderForm>[0]) {
  const form = await renderForm({ steps, ...config });
  return form.all('.charterform-hint').map(({ textContent }) => textContent);
}

describe('the hints beside state and name', () => {
  it.each(filing)('speak of filing on %s (COMP-05)', async (formType) => {
    expect(await hintsOf({ formType })).toEqual([toFile, en['company.name.hint'], 'We use it if the state refuses the first name.']);
  });

  it.each(['RASignupForm', 'PhoneServiceForm', 'MFVOStandaloneForm', 'TaxIDForm', 'BusinessIdentityForm', 'DomainForm', 'BOIForm'])(
    'speak of no filing with a state on %s, which files nothing there (COMP-05)',
    async (formType) => {
      const hints = await hintsOf({ formType });
      expect(hints).toEqual([
        'Please select the state in which you need the service.',
        'Enter the full name, with its ending if it has one, such as Okafor LLC.',
      ]);
    },
  );

  it('follow what the page sells, not the name of the form (COMP-05)', async () => {
    expect(await hintsOf({ primaryProducts: ['registeredAgent'] })).not.toContain(toFile);
    expect(await hintsOf({ formType: 'RASignupForm', pageID: 'page-2', primaryProducts: ['businessFormation'] })).toContain(toFile);
  });

  it('speak of filing where an annual report or a trademark is filed, of a company that is known already (COMP-05)', async () => {
    for (const formType of ['ComplianceForm', 'TrademarkForm'])
      expect(await hintsOf({ formType, pageID: formType })).toEqual([toFile, en['company.name.full.hint']]);
  });
});

it.each(['section.review.text', 'summary.notOffered'] as const)('says the sentence %s of all forms without a word about filing', (key) => {
  expect(en[key]).not.toMatch(/\bfil(e|ed|ing)\b/);
});
