import { flag, group, record } from './config-key';

/** Whether a company's name must end with a designator, by state and entity type, and whether with one of those on offer (PROD-32). */
export const designators = record('state', record('entity type', group({ required: flag(), requireSpecific: flag() })));
