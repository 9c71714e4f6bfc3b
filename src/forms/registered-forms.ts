import { createRegistry } from '../kernel/util/registry';
import type { FormDefinition } from './define-form';

/** The form types of the page, by the `formType` of the page config (FORM-01). */
export const registeredForms = createRegistry<FormDefinition>();
