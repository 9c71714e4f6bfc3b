import { getPath } from '../../util/paths';
import type { Rule } from './rule';

/** The result of the server's address check, as stored in the values (ADDR-04). */
interface ServerVerdict {
  complete: boolean;
  valid: boolean;
  message: string;
}

/**
 * Fails if the server has refused an address; the message is the server's (RULE-24).
 * `addressValidation:contact.backendValidationStatus,true` names the path of the verdict; `false` turns the rule off.
 */
export const addressValidation: Rule = {
  check: (_value, [path = '', isOn], { values }) => {
    const verdict = getPath(values, path) as Partial<ServerVerdict> | null | undefined;
    if (isOn !== 'true' || verdict?.complete !== true || verdict.valid !== false) return true;
    const { message } = verdict;
    return message ? { rule: 'addressValidation', params: { message } } : 'other';
  },
  params: /^\w+(\.\w+)*,(true|false)$/,
  crossField: true,
};
