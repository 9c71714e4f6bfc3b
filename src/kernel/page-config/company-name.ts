import { entityTypes } from '../reference/entity-types';
import { stateCodes } from '../reference/states';
import { filledGroup, flag, group, record, withKeys } from './config-key';

/** Whether the page's server is asked if a company's name is free (PLUS-03). */
export const companyName = filledGroup({ check: flag(false) });

const byEntityType = withKeys(record('entity type', group({ required: flag(), requireSpecific: flag() })), entityTypes);

/** Whether a company's name must end with a designator, by state and entity type, and whether with one of those on offer (PROD-32). */
export const designators = withKeys(record('state', byEntityType), stateCodes);
