/**
 * The choices of an address selector, by the codes that are stored (ADDR-08): the company's mailing address, an address of
 * its own, the registered agent's.
 */
export const addressChoices = ['mailing', 'ra', 'specify'] as const;
export type AddressChoice = (typeof addressChoices)[number];

/** The selectors, each with settings of its own (ADDR-11). */
export type AddressSelector = 'principal' | 'mailing' | 'officials';
