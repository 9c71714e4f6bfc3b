import type { FieldDeclaration } from '../../core/plan/form-plan';
import { companyNameRules } from '../../form/fields/declarations';
import { defineModule } from '../define-module';

const nameField = (name: 'altCompanyName' | 'legalName' | 'secondCompanyName', rest: Omit<FieldDeclaration, 'path'>) =>
  defineModule({ fields: [{ path: `companyInformation.${name}`, rules: companyNameRules, autocomplete: 'off', wide: true, ...rest }] });

/** A second choice, if the state refuses the company's name (COMP-03). */
export const alternateCompanyName = nameField('altCompanyName', { label: 'company.altName', hint: 'company.altName.hint' });

/** The company's legal name, where it trades under another one (COMP-03, COMP-43). */
export const legalName = nameField('legalName', { label: 'company.legalName' });

/** The name of the second company of a double order (COMP-36). */
export const secondCompanyName = nameField('secondCompanyName', { label: 'company.secondName', rules: `required|${companyNameRules}` });
