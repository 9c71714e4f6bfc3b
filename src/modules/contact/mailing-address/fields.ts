import { addressFields } from '../../../form/groups/address/fields';

/** Kept under contact information (ADDR-07). */
export const fields = addressFields('contactInformation');
