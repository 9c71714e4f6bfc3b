import { filesOf } from '../files-of';
import { wholeNumber, type Rule } from './rule';

/** No file is larger than N kB, of 1000 bytes each (RULE-20). */
export const fileSize: Rule = {
  check: (value, [n]) => {
    const sizes = filesOf(value).map(({ size }) => size);
    if (!sizes.every((size) => typeof size === 'number' && size >= 0)) return 'fileSizeUnknown';
    return sizes.every((size) => Number(size) <= Number(n) * 1000) || { rule: 'fileSize', params: { mb: Number(n) / 1000 } };
  },
  params: wholeNumber,
};
