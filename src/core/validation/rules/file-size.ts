import type { Failure } from '../failure';
import { filesOf } from '../files-of';
import { wholeNumber, type Rule } from './rule';

/** No file is larger than N kB, of 1000 bytes each (RULE-20). */
export const fileSize: Rule = {
  check: (value, [n]): Failure | null => {
    const sizes = filesOf(value).map(({ size }) => size);
    if (!sizes.every((size) => typeof size === 'number' && size >= 0)) return { rule: 'fileSizeUnknown', params: {} };
    const isTooLarge = sizes.some((size) => Number(size) > Number(n) * 1000);
    return isTooLarge ? { rule: 'fileSize', params: { mb: Number(n) / 1000 } } : null;
  },
  params: wholeNumber,
};
