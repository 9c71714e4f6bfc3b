/** Separates our keys from others of the site. */
const prefix = 'charterform:';

/** The storage key of a form's data, one per form type and page (STORE-10, STORE-12). */
export const formKey = (formType: string, pageID: string): string => `${prefix}${formType}-${pageID}`;

/** One key for the whole site: domains picked on a search page are in the cart of the order page (STORE-12). */
export const domainsKey = `${prefix}domains`;
