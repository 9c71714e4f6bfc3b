import type { FormValues } from '../../kernel/answers/form-values';
import { readText } from './read-text';
import type { Answers } from '../../kernel/answers/answers';

export interface PhonePart {
  kind: 'primary' | 'alternate' | 'fax';
  phone_number: string;
  label: string;
}

/** The numbers that the visitor gave (SUBM-23); the fax number as digits only (SUBM-24). */
export function phonesPart(values: FormValues): PhonePart[] {
  const number = (name: keyof Answers['contactInformation']) => readText(values, `contactInformation.${name}`);
  const phones: PhonePart[] = [
    { kind: 'primary', phone_number: number('phone'), label: 'Primary Phone' },
    { kind: 'alternate', phone_number: number('alternatePhone'), label: 'Alternate Phone' },
    { kind: 'fax', phone_number: number('fax').replace(/\D/g, ''), label: 'Fax' },
  ];
  return phones.filter(({ phone_number }) => phone_number);
}
