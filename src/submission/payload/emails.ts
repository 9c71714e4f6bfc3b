import type { FormValues } from '../../kernel/answers/form-values';
import { readText } from './read-text';
import type { CompanyInformation } from '../../kernel/answers/company';

export interface EmailPart {
  kind: 'attorney';
  label: string;
  email_address: string;
}

/** The attorney's e-mail address, if one is to be notified (SUBM-26). */
export function emailsPart(values: FormValues): EmailPart[] {
  const about = (name: keyof CompanyInformation) => readText(values, `companyInformation.${name}`);
  if (about('notifyAttorney') !== 'Yes') return [];
  const name = `${about('attorneyFirstName')} ${about('attorneyLastName')}`.trim();
  return [{ kind: 'attorney', label: name || 'Attorney', email_address: about('attorneyEmail') }];
}
