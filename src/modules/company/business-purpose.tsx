import { isGenericAllowed, ownPurpose, usesGenericPurpose } from '../../core/catalogue/business-purpose';
import { isAskedByState } from '../../core/catalogue/company-questions';
import type { Facts } from '../../core/facts/facts';
import { list, oneOf, sent, text } from '../../core/page-config/config-key';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamsOf } from '../../core/plan/module-params';
import { entityTypes } from '../../core/reference/entity-types';
import { filingStates } from '../../core/reference/states';
import type { PageWords } from '../../core/text/en';
import { defineModule } from '../define-module';

/** New Hampshire refuses general clauses (form LLC-1), and a non-profit's purpose decides on its tax exemption. */
const params = {
  starterText: sent(text('')),
  genericText: sent(text('Any lawful business')),
  denyStates: list(oneOf(filingStates), ['NH']),
  denyEntityTypes: list(oneOf(entityTypes), ['NP Corp']),
};
type Params = ParamsOf<typeof params>;

const path = 'companyInformation.businessPurpose';
const genericPath = 'companyInformation.useGenericBusinessPurpose';

/** Required where the state asks it of the entity type (COMP-25). Where it does not, the starter text may stand alone. */
function purposeRules(facts: Facts): string {
  if (isAskedByState(facts, 'businessPurpose')) return 'businessPurposeRequired|businessPurposeLength:10';
  return ownPurpose(facts) === '' ? '' : 'businessPurposeLength:10';
}

const fields = ({ starterText, genericText }: Params): readonly FieldDeclaration[] => [
  {
    path,
    label: 'company.purpose',
    rules: purposeRules,
    initial: starterText,
    control: 'textArea',
    isShown: (facts) => !usesGenericPurpose(facts),
  },
  {
    path: genericPath,
    label: 'company.purpose.generic',
    hint: genericText as PageWords,
    type: 'checkbox',
    initial: false,
    isShown: isGenericAllowed,
  },
];

/** What the company will do, or the generic purpose in its place (COMP-25 to COMP-27, COMP-42). */
export const businessPurpose = defineModule({
  params,
  fields,
  offers: (given) => ({ businessPurpose: given }),
});
