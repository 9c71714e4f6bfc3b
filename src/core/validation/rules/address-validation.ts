import { getPath } from '../../util/paths';
import type { Failure } from '../failure';
import type { Rule } from './rule';

/** What a server said of an address, as it is kept in the values (ADDR-04). */
interface ServerVerdict {
  complete: boolean;
  valid: boolean;
  message: string;
}

/**
 * `addressValidation:contact.backendValidationStatus,true`: the server has not refused the address whose verdict lies
 * at the path; `false` turns the check off. The words are the server's own (RULE-24).
 */
export const addressValidation: Rule = {
  check: (_value, [path = '', isOn], { values }): Failure | null => {
    const verdict = getPath(values, path) as Partial<ServerVerdict> | null | undefined;
    if (isOn !== 'true' || verdict?.complete !== true || verdict.valid !== false) return null;
    const { message } = verdict;
    return message ? { rule: 'addressValidation', params: { message } } : { rule: 'other', params: {} };
  },
  params: /^\w+(\.\w+)*,(true|false)$/,
  crossField: true,
};
