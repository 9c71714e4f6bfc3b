import type { Facts } from '../../kernel/facts/facts';
import { readText } from '../../submission/payload/read-text';

/** Of the phone service (SUBM-39). */
export const phoneData = ({ values }: Facts): object => ({ selectedNumber: readText(values, 'phoneService.selectedPhoneNumber') });
