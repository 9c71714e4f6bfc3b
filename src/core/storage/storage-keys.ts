/** Keeps what is ours apart from what else the site keeps. */
const prefix = 'charterform:';

/** Where a form's data is kept: another form type or page id does not see it (STORE-10, STORE-12). */
export const formKey = (formType: string, pageID: string): string => `${prefix}${formType}-${pageID}`;

/** One for the whole site: a domain found on a search page is in the cart of the page it leads to (STORE-12). */
export const domainsKey = `${prefix}domains`;
