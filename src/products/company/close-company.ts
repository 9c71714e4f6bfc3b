import { chosenEntityType } from '../../commerce/catalogue/chosen-jurisdictions';
import { isAskedByState } from '../../commerce/catalogue/company-questions';
import { defineModule } from '../../form/modules/define-module';

/** Whether an LLC or a corporation is formed as a close company, where the state knows those (COMP-15). */
export const closeCompany = defineModule({
  fields: [
    {
      path: 'companyInformation.isCloseCompany',
      label: 'company.close',
      type: 'checkbox',
      initial: false,
      hint: 'company.close.hint',
    },
  ],
  isShown: (facts) => ['LLC', 'Corp'].includes(chosenEntityType(facts)) && isAskedByState(facts, 'closeCompany'),
});
