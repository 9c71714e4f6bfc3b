import type { FormValues } from '../../kernel/answers/form-values';
import { readText } from './read-text';

export interface ContactPart {
  first_name: string;
  last_name: string;
}

/** The visitor's name (SUBM-17). */
export const contactPart = (values: FormValues): ContactPart => ({
  first_name: readText(values, 'contactInformation.firstName'),
  last_name: readText(values, 'contactInformation.lastName'),
});
