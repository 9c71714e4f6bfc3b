import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenDesignator, nameDesignators, needsDesignator } from '../../commerce/catalogue/name-designators';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { isDesignatorJoined } from '../../kernel/plan/joined-designator';
import { filingAnswers } from '../../kernel/reactions/has-changed';
import { designatorOf } from '../../kernel/reference/designators';
import { companyName } from '../../submission/payload/company-answers';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const path = 'companyInformation.companyNameDesignator';

const fields: readonly FieldDeclaration[] = [
  {
    path,
    label: 'company.designator',
    name: 'company.designator.name',
    hint: 'company.designator.hint',
    rules: (facts) => (needsDesignator(facts) ? 'required' : ''),
    initial: emptyChoice,
    // The name ends with it, and is reviewed whole.
    reads: (facts) => (designatorOf(companyName(facts)) === '' ? chosenDesignator(facts) : ''),
  },
];

function NameDesignatorView() {
  const { form } = useForm();
  const facts = useFacts(...filingAnswers);
  if (isDesignatorJoined(form.plan)) return null;
  return <RadioField path={path} options={nameDesignators(facts).map((key) => ({ key, label: key }))} />;
}

/** What the company's name ends with, such as LLC (COMP-36 to COMP-38). */
export const nameDesignator = defineModule({
  fields,
  isShown: (facts) => nameDesignators(facts).length > 0,
  view: NameDesignatorView,
});
