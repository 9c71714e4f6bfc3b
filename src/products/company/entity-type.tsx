import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import { triggerFields } from '../../commerce/bundles/bundles';
import { offeredEntityTypes } from '../../commerce/bundles/offered-entity-types';
import type { Facts } from '../../kernel/facts/facts';
import { isForCompany, isIndividual } from '../../commerce/offer/entity-types';
import { flag, list, oneOf } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { commonEntityTypes, entityTypes, entityTypesOffered } from '../../kernel/reference/entity-types';
import { textKeyOf } from '../../kernel/text/en';
import { RadioField } from '../../form/fields/radio-field';
import { SelectField } from '../../form/fields/select-field';
import { useForm } from '../../form/form-provider';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';
import { typeWords } from './type-words';

const params = {
  entityTypes: list(oneOf(entityTypes), commonEntityTypes),
  fixed: flag(false),
  display: oneOf(['radio', 'select'], 'radio'),
  hideOnly: flag(false),
};

type Params = ParamsOf<typeof params>;

const path = 'companyInformation.entityType';

/** As radios LLC is preselected if it is on offer, in a select nothing is (COMP-10); a type that is the only one always. */
const fields = ({ entityTypes: named, display }: Params): readonly FieldDeclaration[] => {
  const offered = entityTypesOffered(named);
  const first = offered.length === 1 ? offered[0]! : 'LLC';
  return [
    {
      path,
      label: 'company.entityType',
      rules: 'required',
      reads: ({ values }, text) => typeWords(chosenKey(values, path), text),
      initial: offered.length === 1 || (display === 'radio' && offered.includes(first)) ? { key: first, value: first } : emptyChoice,
    },
  ];
};

/** Not asked before it is known whether the order is for a company. */
const isShown = (facts: Facts) => isForCompany(facts) || isIndividual(facts);

/** Draws nothing where there is nothing to choose (COMP-11, COMP-34). The answer is part of the order all the same. */
function EntityTypeView({ params: { display, hideOnly } }: { params: Params }) {
  const { form, text } = useForm();
  const facts = useFacts('individualOrBusiness', 'companyInformation.state', ...triggerFields(form.facts().config));
  const offered = offeredEntityTypes(facts);
  if (isIndividual(facts) || (hideOnly && offered.length === 1)) return null;
  const options = offered.map((key) => {
    const info = textKeyOf(`company.entityType.${key}`);
    return { key, label: typeWords(key, text), info: info && text(info) };
  });
  const stored = (key: string) => ({ [path]: key ? { key, value: key } : emptyChoice });
  return display === 'select' ? (
    <SelectField path={path} options={options} nameOf={(key) => typeWords(key, text)} alsoChange={stored} />
  ) : (
    <RadioField path={path} options={options} layout="rows" alsoChange={stored} />
  );
}

/** The company's entity type: which ones are offered follows from the form, the page and its bundles (COMP-12). */
export const entityType = defineModule({
  params,
  fields,
  isShown,
  offers: ({ entityTypes: named, fixed }) => ({ entityTypes: entityTypesOffered(named), areEntityTypesFixed: fixed }),
  view: EntityTypeView,
});
