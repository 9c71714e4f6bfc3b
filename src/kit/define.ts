import type { OwnFamily, OwnForm, OwnLanguage, OwnModule, OwnRule } from './types';

/** Defines a form type: its steps, what it sells, how it is sent. */
export const defineForm = (form: OwnForm): OwnForm => form;

/** Defines a module: questions that belong together, with their look. */
export const defineModule = (module: OwnModule): OwnModule => module;

/** Defines a family of products: its roles, what follows from answers, what the order says of them. */
export const defineFamily = (family: OwnFamily): OwnFamily => family;

/** Defines a rule of rule strings, with its message. */
export const defineRule = (rule: OwnRule): OwnRule => rule;

/** Defines a language. */
export const defineLanguage = (language: OwnLanguage): OwnLanguage => language;
