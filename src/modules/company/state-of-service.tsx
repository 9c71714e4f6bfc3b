import type { FieldDeclaration } from '../../core/plan/form-plan';
import { filingStates } from '../../core/reference/states';
import { selectionNames } from '../../core/validation/selection-names';
import { StateField } from '../../form/fields/state-field';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../define-module';

const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.state',
    label: 'company.state',
    name: selectionNames.state,
    rules: 'required',
    initial: { key: '', value: '' },
    hint: 'company.state.hint',
  },
];

/** Offers the page's jurisdictions or, without any, every state in which a company can be filed. */
function StateOfServiceView() {
  const { jurisdictions } = useFacts().config;
  const offered = jurisdictions.length > 0 ? jurisdictions : filingStates;
  return <StateField path="companyInformation.state" only={offered} wide />;
}

/** The state of service. */
export const stateOfService = defineModule({ fields, view: StateOfServiceView });
