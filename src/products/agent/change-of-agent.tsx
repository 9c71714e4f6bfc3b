import { getAnswer } from '../../kernel/answers/get-answer';
import { productForRole } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { isSubscribed } from '../../commerce/optional/optional-groups';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { OptionCard } from '../../form/groups/optional/option-card';
import { useFormValue } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const role = 'changeOfAgent';
const path = 'companyInformation.changingRegisteredAgent';
const addPath = 'companyInformation.addChangeOfAgentProduct';

const isChanging = ({ values }: Facts) => getAnswer(values, path) === 'Yes';

/** Who changes the agent wants the change filed, unless they say that they do it themselves (COMP-20). */
const fields: readonly FieldDeclaration[] = [
  { path, label: 'company.changeOfAgent', name: 'company.changeOfAgent.name', rules: 'required', control: 'yesNo' },
  { path: addPath, label: 'company.changeOfAgent.add', type: 'checkbox', initial: true, isShown: isChanging },
];

function ChangeOfAgentView() {
  const { text } = useForm();
  const isAsked = useFormValue((form) => isChanging(form.facts()));
  return (
    <>
      <RadioField path={path} />
      {isAsked && <OptionCard option={{ role, label: text('company.changeOfAgent.add') }} path={addPath} />}
    </>
  );
}

/** Whether the company changes its registered agent, and whether we file that (COMP-20). */
export const changeOfAgent = defineModule({
  fields,
  isShown: (facts) => productForRole(facts, role) !== undefined && !isSubscribed(facts),
  offers: () => ({ optIns: [role], optInTerms: { [role]: { answers: { [path]: 'Yes', [addPath]: true } } } }),
  view: ChangeOfAgentView,
});
