import { useLayoutEffect, useState } from 'react';
import { isGenericAllowed, ownPurpose, usesGenericPurpose } from '../../commerce/catalogue/business-purpose';
import { isAskedByState } from '../../commerce/catalogue/company-questions';
import type { Facts } from '../../kernel/facts/facts';
import { list, oneOf, sent, text } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { entityTypes } from '../../kernel/reference/entity-types';
import { filingStates } from '../../kernel/reference/states';
import type { PageWords } from '../../kernel/text/en';
import type { Text } from '../../kernel/text/format-message';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { FoldedQuestions } from '../../ui/folded-questions';
import { DefaultView } from '../../form/modules/default-view';
import { defineModule } from '../../form/modules/define-module';

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
    // The purpose itself says more than that a box is checked.
    reviewName: 'company.purpose',
    reads: (facts) => (usesGenericPurpose(facts) ? genericText : ''),
  },
];

/** What the line says in place of the questions: the generic purpose, or that none is needed; '' where the visitor has to write or has written one. */
function knownPurpose(facts: Facts, text: Text): string {
  const { genericText = '', starterText = '' } = facts.offer.businessPurpose ?? {};
  if (usesGenericPurpose(facts)) return genericText;
  const isOpen = !isGenericAllowed(facts) || isAskedByState(facts, 'businessPurpose') || starterText + ownPurpose(facts) !== '';
  return isOpen ? '' : text('company.purpose.unasked');
}

/** One line where the purpose is answered beforehand, from which the visitor gets to the questions (COMP-47). */
function BusinessPurposeView({ fields: declared }: { fields: readonly FieldDeclaration[] }) {
  const { form, text, idPrefix } = useForm();
  const [isWriting, setWriting] = useState(false);
  const known = useFormValue(({ facts }) => knownPurpose(facts(), text));
  useLayoutEffect(() => {
    // Whoever is in another field by the time that the line opens stays there.
    if (isWriting && !document.activeElement?.matches('input, select, textarea')) document.getElementById(fieldId(idPrefix, path))?.focus();
  }, [isWriting, idPrefix]);
  const write = () => {
    if (form.get(genericPath) === true) form.change({ [genericPath]: false });
    setWriting(true);
  };
  return (
    <FoldedQuestions
      label={text('company.purpose')}
      answer={known}
      openText={text('company.purpose.write')}
      isOpen={isWriting || known === ''}
      onOpen={write}
    >
      <DefaultView fields={declared} />
    </FoldedQuestions>
  );
}

/** What the company will do, or the generic purpose in its place (COMP-25 to COMP-27, COMP-42, COMP-47). */
export const businessPurpose = defineModule({
  params,
  fields,
  offers: (given) => ({ businessPurpose: given }),
  view: BusinessPurposeView,
});
