/** In which states a product is sold, by code or by the name of a list; a page config may say otherwise. */
export interface ProductStates {
  allowStates?: readonly string[];
  denyStates?: readonly string[];
}

/** What holds on every form (PROD-22, PROD-23). */
const onEveryForm: Readonly<Record<string, ProductStates>> = {
  lawOnCall: { allowStates: ['UT'] },
  mfParent: { allowStates: ['DE', 'FL', 'ID', 'MT', 'TX', 'WA', 'WY'] },
  nyPublication: { allowStates: ['NY'] },
};

/** A new company cannot have a trade name there from the start (PROD-24). */
const onFormationForms: Readonly<Record<string, ProductStates>> = { tradeName: { denyStates: ['NM', 'WV'] } };

const formationForms = ['FormABusinessForm', 'ForeignRegistrationForm'];

/** The states in which a form type sells a role, where the page config does not say (PROD-19). */
export function builtInStates(formType: string, role: string): ProductStates | undefined {
  const onForm = formationForms.includes(formType) && Object.hasOwn(onFormationForms, role);
  if (onForm) return onFormationForms[role];
  return Object.hasOwn(onEveryForm, role) ? onEveryForm[role] : undefined;
}

/** Whether the legal-help subscription has its residency confirmed in a state, wherever it is sold (PROD-22). */
export const asksResidency = (state: string): boolean => state === 'UT' || state === 'AZ';
