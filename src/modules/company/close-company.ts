import { chosenEntityType } from '../../core/catalogue/chosen-jurisdictions';
import { stateOfService } from '../../core/catalogue/jurisdictions-in-use';
import { isAskedIn } from '../../core/reference/state-requirements';
import { defineModule } from '../define-module';

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
  isShown: (facts) =>
    ['LLC', 'Corp'].includes(chosenEntityType(facts)) &&
    isAskedIn(facts.config.stateRequirements, 'closeCompany', stateOfService(facts), chosenEntityType(facts)),
});
