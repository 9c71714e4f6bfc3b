import { matching } from './matching';

/** A zip code of the US: five digits, or five and four (ADDR-26). */
export const usZip = matching('usZip', /^\s*\d{5}([\s-]?\d{4})?\s*$/);
