import { chosenEntityType } from '../../commerce/catalogue/chosen-jurisdictions';
import { isAskedByState } from '../../commerce/catalogue/company-questions';
import { isTrue } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { flag } from '../../kernel/page-config/config-key';
import { defineModule } from '../../form/modules/define-module';

const togglePath = 'companyInformation.ubiNumberToggle';

/** Whether the company has a UBI number, and which (COMP-21). */
export const ubiNumber = defineModule({
  fields: [
    { path: togglePath, label: 'company.ubi.toggle', type: 'checkbox', initial: false },
    {
      path: 'companyInformation.ubiNumber',
      label: 'company.ubi',
      rules: 'required|numeric|length:9|maxLength:9',
      inputmode: 'numeric',
      autocomplete: 'off',
      hint: 'company.ubi.hint',
      isShown: ({ values }) => isTrue(values, togglePath),
    },
  ],
});

/** Whether the state requires a NAICS number; never of an NP Corp (COMP-22). */
const isNaicsRequired = (facts: Facts): boolean => chosenEntityType(facts) !== 'NP Corp' && isAskedByState(facts, 'naics');

/** The number of the company's line of business, where it is required or, with the param `always`, everywhere (COMP-22). */
export const naicsNumber = defineModule({
  params: { always: flag(false) },
  fields: [
    {
      path: 'companyInformation.naicsNumber',
      label: 'company.naics',
      rules: (facts) => (isNaicsRequired(facts) ? 'required|length:2' : 'length:2'),
      inputmode: 'numeric',
      autocomplete: 'off',
      hint: 'company.naics.hint',
    },
  ],
  isShown: (facts, { always }) => always || isNaicsRequired(facts),
});
