import { extensionOf, unlikeName } from '../file-content';
import { filesOf } from '../files-of';
import type { Rule } from './rule';

/** Every file has one of the extensions, and is what it says: `fileExtension:pdf,doc` (RULE-21, JOB-06). */
export const fileExtension: Rule = {
  check: (value, types) => {
    const allowed = types.map(extensionOf);
    const files = filesOf(value);
    const isAllowed = files.every(({ name }) => {
      const text = typeof name === 'string' ? name : '';
      return text.includes('.') && allowed.includes(extensionOf(text));
    });
    if (!isAllowed) return { rule: 'fileExtension', params: { types: allowed.join(', ') } };
    return !files.some(({ type }) => type === unlikeName) || 'fileContent';
  },
  params: /^[\w., ]+$/,
};
