import { filesOf } from '../files-of';
import type { Rule } from './rule';

const extensionOf = (name: string) => name.trim().toLowerCase().replace(/^.*\./s, '');

/** Every file has one of the extensions: `fileExtension:pdf,doc` (RULE-21). */
export const fileExtension: Rule = {
  check: (value, types) => {
    const allowed = types.map(extensionOf);
    const isAllowed = filesOf(value).every(({ name }) => {
      const text = typeof name === 'string' ? name : '';
      return text.includes('.') && allowed.includes(extensionOf(text));
    });
    return isAllowed || { rule: 'fileExtension', params: { types: allowed.join(', ') } };
  },
  params: /^[\w., ]+$/,
};
