import { addressParts } from '../answers/address';
import type { AddressPrefix, AnswerPath } from '../answers/answer-path';

/** The paths of the fields of the address below `prefix`. */
export const addressPaths = (prefix: AddressPrefix): readonly AnswerPath[] => addressParts.map((part): AnswerPath => `${prefix}.${part}`);

/** The prefix of the address that a field belongs to. */
export const prefixOf = (path: string) => path.replace(/\.\w+$/, '') as AddressPrefix;
