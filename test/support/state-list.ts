import { fakeServices } from './fake-services';
import { renderForm, type RenderedForm } from './render-form';

export const statePath = 'companyInformation.states';

/** The list of states in a form of one step; services answer from the fixtures unless they are given. */
export async function openList(params: object = {}, config: object = {}, services = fakeServices()) {
  const steps = [{ key: 'states', title: 'States', sections: [{ modules: [{ id: 'MultiState', ...params }, { id: 'CompanyName' }] }] }];
  const form = await renderForm({ formType: 'RASignupForm', steps, ...config }, services);
  await form.loaded();
  return form;
}

export const boxes = (form: RenderedForm) => form.all<HTMLInputElement>(`[name^="${statePath}."]`);
export const box = (form: RenderedForm, code: string) => form.control(`${statePath}.${code}`);
/** The codes of the chosen states. */
export const chosen = (form: RenderedForm) => boxes(form).flatMap(({ checked, value }) => (checked ? [value] : []));
/** The box that checks all. */
export const all = (form: RenderedForm) => form.control(`${statePath}-all`);
export const toggle = (form: RenderedForm, code: string) => form.answer(`${statePath}.${code}`, '');
export const count = (form: RenderedForm) => form.root.querySelector('.charterform-check-head [role="status"]')!.textContent;
