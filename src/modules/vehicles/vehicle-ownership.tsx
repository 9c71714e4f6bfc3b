import { getAnswer } from '../../core/answers/get-answer';
import { choiceKey, emptyChoice } from '../../core/answers/form-values';
import { asksVehicles } from '../../core/cart/vehicles-asked';
import type { Facts } from '../../core/facts/facts';
import { RadioField } from '../../form/fields/radio-field';
import { companyNameRules } from '../../form/fields/declarations';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { defineModule } from '../define-module';

const typePath = 'vehicleBusinessFormationOwnershipType';
const namePath = 'vehicleBusinessFormationOwnedByCompanyName';

const isCompany = ({ values }: Pick<Facts, 'values'>) => choiceKey(getAnswer(values, typePath)) === 'company';

function VehicleOwnershipView() {
  const { text } = useForm();
  const isNameShown = useFormValue((form) => isCompany(form.facts()));
  const options = [
    { key: 'individual', label: text('vehicle.individual') },
    { key: 'company', label: text('vehicle.company') },
  ];
  return (
    <>
      <RadioField path={typePath} options={options} />
      {isNameShown && <TextField path={namePath} wide />}
    </>
  );
}

/** Who owns the vehicles: a person, or a company by its name (VEH-19). */
export const vehicleOwnership = defineModule({
  fields: [
    { path: typePath, label: 'vehicle.owner', rules: 'required', initial: emptyChoice },
    { path: namePath, label: 'company.name', rules: `required|${companyNameRules}`, autocomplete: 'organization', isShown: isCompany },
  ],
  isShown: asksVehicles,
  view: VehicleOwnershipView,
});
