import { getAnswer } from '../../kernel/answers/get-answer';
import { choiceKey, emptyChoice } from '../../kernel/answers/form-values';
import { asksVehicles } from './vehicles-asked';
import type { Facts } from '../../kernel/facts/facts';
import { companyNameRules } from '../../form/fields/declarations';
import { defineModule } from '../../form/modules/define-module';

const typePath = 'vehicleBusinessFormationOwnershipType';
const namePath = 'vehicleBusinessFormationOwnedByCompanyName';

const isCompany = ({ values }: Pick<Facts, 'values'>) => choiceKey(getAnswer(values, typePath)) === 'company';

/** Who owns the vehicles: a person, or a company by its name (VEH-19). */
export const vehicleOwnership = defineModule({
  fields: [
    {
      path: typePath,
      label: 'vehicle.owner',
      rules: 'required',
      initial: emptyChoice,
      control: 'radio',
      options: [
        { key: 'individual', label: 'vehicle.individual' },
        { key: 'company', label: 'vehicle.company' },
      ],
    },
    {
      path: namePath,
      label: 'company.name',
      rules: `required|${companyNameRules}`,
      autocomplete: 'organization',
      wide: true,
      isShown: isCompany,
    },
  ],
  isShown: asksVehicles,
});
