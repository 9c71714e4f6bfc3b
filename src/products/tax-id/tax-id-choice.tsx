import { emptyChoice } from '../../kernel/answers/form-values';
import { filingSpeedLabel } from '../../commerce/catalogue/filing-methods';
import { chosenEntityType } from '../../commerce/catalogue/chosen-jurisdictions';
import { filingLoad, loadStatus } from '../../commerce/catalogue/loads-needed';
import { federal } from '../../kernel/facts/catalogue';
import { taxIDMethod, taxIDRoles } from './tax-id';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { priceOption } from '../../form/groups/optional/describe-option';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../../form/modules/define-module';

const path = 'taxIDSelection';

const fields: readonly FieldDeclaration[] = [
  { path, label: 'taxID.hasSSN', name: 'taxID.selection', reviewName: 'taxID.hasSSN.name', rules: 'required', initial: emptyChoice },
];

function TaxIDChoiceView() {
  const { text } = useForm();
  const facts = useOptionFacts();
  // How it is filed depends on the entity type, and is known once the federal filings have arrived.
  const isKnown = chosenEntityType(facts) !== '' && loadStatus(facts.catalogue, filingLoad(federal)) === 'loaded';
  const options = taxIDRoles.map((role) => {
    const method = taxIDMethod(facts, role);
    const { price, fee, period } = priceOption(facts, text, { role }) ?? {};
    return {
      key: role,
      label: text(role === 'taxID' ? 'choice.yes' : 'choice.no'),
      info: method ? filingSpeedLabel(method, text, 'taxID.speedLabel') : isKnown ? text('taxID.noMethod') : undefined,
      price,
      fee,
      period,
    };
  });
  return <RadioField path={path} options={options} layout="rows" />;
}

/** Which of the two tax ID products is ordered, each with its speed (TAX-03 to TAX-05). */
export const taxIDChoice = defineModule({
  fields,
  offers: () => ({ optIns: taxIDRoles, optInTerms: Object.fromEntries(taxIDRoles.map((role) => [role, { answers: { [path]: role } }])) }),
  view: TaxIDChoiceView,
});
