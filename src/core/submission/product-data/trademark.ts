import type { Facts } from '../../facts/facts';
import { readText } from '../payload/read-text';

/** What the trademark is to protect (COMP-44). */
export const trademarkData = ({ values }: Facts): object => ({ mark: readText(values, 'trademark.mark') });
