import { matching } from './matching';
import type { Rule } from './rule';

/** A US number of ten digits, with or without the country code 1 (RULE-11). */
export const faxNumber: Rule = {
  ...matching(/^(\+?1[\s.-]?)?(\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/),
  checksFormat: true,
};
