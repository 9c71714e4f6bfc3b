/** The form types that are built, each under the name a page config gives it (FORM-01). */
export const formTypes = ['FormABusinessForm', 'RASignupForm', 'ContactForm'] as const;
export type FormType = (typeof formTypes)[number];
