import { sellsRegistration } from '../../commerce/offer/sells-filing';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { companyName } from '../../submission/payload/company-answers';
import { secondCompanyFacts } from '../../submission/payload/second-company';
import { companyNameRules } from '../../form/fields/declarations';
import { CompanyName } from './views/company-name';
import { defineModule } from '../../form/modules/define-module';

const nameField = (name: 'altCompanyName' | 'legalName', rest: Omit<FieldDeclaration, 'path'>) =>
  defineModule({ fields: [{ path: `companyInformation.${name}`, rules: companyNameRules, autocomplete: 'off', wide: true, ...rest }] });

/** A second choice, if the state refuses the company's name (COMP-03). */
export const alternateCompanyName = nameField('altCompanyName', {
  label: 'company.altName',
  hintFor: (facts) => (sellsRegistration(facts) ? 'company.altName.hint' : undefined),
});

/** The company's legal name, where it trades under another one (COMP-03, COMP-43). */
export const legalName = nameField('legalName', { label: 'company.legalName' });

const secondPath = 'companyInformation.secondCompanyName';

/** The name of the second company of a double order (COMP-36), which is asked for as the first one's and ends as it is filed (COMP-45). */
export const secondCompanyName = defineModule({
  fields: [
    {
      path: secondPath,
      label: 'company.secondName',
      rules: `required|${companyNameRules}`,
      autocomplete: 'off',
      reads: (facts) => {
        const second = secondCompanyFacts(facts);
        return second && companyName(second);
      },
      wide: true,
    },
  ],
  view: () => <CompanyName path={secondPath} isChosenFirst={false} />,
});
