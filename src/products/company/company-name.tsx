import type { Facts } from '../../kernel/facts/facts';
import { isForCompany } from '../../commerce/offer/entity-types';
import { sellsRegistration } from '../../commerce/offer/sells-filing';
import { flag } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { isDesignatorJoined } from '../../kernel/plan/joined-designator';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { companyName as filedName } from '../../submission/payload/company-answers';
import { companyNameRules } from '../../form/fields/declarations';
import { isNameChecked } from './name-question';
import { CheckedName } from './views/checked-name';
import { CompanyName } from './views/company-name';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const params = { required: flag(true) };

const path = 'companyInformation.companyName';

/** Required unless the page says otherwise (COMP-02, COMP-36). */
const fields = ({ required }: ParamsOf<typeof params>): readonly FieldDeclaration[] => [
  {
    path,
    label: 'company.name',
    rules: required ? `required|${companyNameRules}` : companyNameRules,
    autocomplete: 'organization',
    hintFor: (facts) => (sellsRegistration(facts) ? 'company.name.hint' : 'company.name.full.hint'),
    // What is filed (COMP-45).
    reads: (facts) => filedName(facts),
    wide: true,
  },
];

function CompanyNameView() {
  const { form } = useForm();
  const isChecked = useFormValue(({ facts }) => isNameChecked(facts()));
  const name = <CompanyName path={path} isChosenFirst isJoined={isDesignatorJoined(form.plan)} />;
  return isChecked ? <CheckedName>{name}</CheckedName> : name;
}

/** The company's name, not asked of a person (COMP-34). Where its designator is asked for too, the name ends with that (COMP-37). */
export const companyName = defineModule({ params, fields, isShown: (facts: Facts) => isForCompany(facts), view: CompanyNameView });
