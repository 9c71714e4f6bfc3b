import { filledGroup, flag } from './config-key';

/** Whether the page's server is asked if a company's name is free (PLUS-03). */
export const companyName = filledGroup({ check: flag(false) });
