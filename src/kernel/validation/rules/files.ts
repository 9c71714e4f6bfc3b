import { extensionOf, unlikeName } from '../file-content';
import { wholeNumber, type Rule } from './rule';

/** What a rule reads of a file; `size` in bytes. */
type FileFacts = Readonly<{ name?: unknown; size?: unknown; type?: unknown }>;

/** The files of a value that is one file or a list; anything else in it counts as a file without name and size. */
const filesOf = (value: unknown): readonly FileFacts[] => (Array.isArray(value) ? (value as unknown[]) : [value]).map((file) => file ?? {});

/** No file is larger than N kB, of 1000 bytes each (RULE-20). */
export const fileSize: Rule = {
  check: (value, [n]) => {
    const sizes = filesOf(value).map(({ size }) => size);
    if (!sizes.every((size) => typeof size === 'number' && size >= 0)) return 'fileSizeUnknown';
    return sizes.every((size) => Number(size) <= Number(n) * 1000) || { rule: 'fileSize', params: { mb: Number(n) / 1000 } };
  },
  params: wholeNumber,
};

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
