import { chosenDesignator, nameDesignators } from '../../core/catalogue/name-designators';
import type { Facts } from '../../core/facts/facts';
import { isForCompany } from '../../core/offer/entity-types';
import { flag } from '../../core/page-config/config-key';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamsOf } from '../../core/plan/module-params';
import { designatorOf, withDesignator } from '../../core/reference/designators';
import { companyNameRules } from '../../form/fields/declarations';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../define-module';

const params = { required: flag(true) };

const path = 'companyInformation.companyName';

/** Required unless the page says otherwise (COMP-02, COMP-36). */
const fields = ({ required }: ParamsOf<typeof params>): readonly FieldDeclaration[] => [
  {
    path,
    label: 'company.name',
    rules: required ? `required|${companyNameRules}` : companyNameRules,
    autocomplete: 'organization',
    hint: 'company.name.hint',
    wide: true,
  },
];

function CompanyNameView() {
  const { form } = useForm();
  /** Not while the visitor types: "Inc" may become "Incorporated", and a phone's keyboard would lose its word. */
  const writeDesignator = () => {
    const name = form.get(path);
    if (typeof name !== 'string' || form.get('companyInformation.companyNameDesignator') === undefined) return;
    const options = nameDesignators(form.facts());
    const proper = withDesignator(name, chosenDesignator(form.facts()) || designatorOf(name, options), options);
    if (proper !== name) form.change({ [path]: proper });
  };
  return (
    <div onBlur={writeDesignator}>
      <TextField path={path} />
    </div>
  );
}

/** The company's name, not asked of a person (COMP-34). Where its designator is asked for too, the name ends with that (COMP-37). */
export const companyName = defineModule({ params, fields, isShown: (facts: Facts) => isForCompany(facts), view: CompanyNameView });
