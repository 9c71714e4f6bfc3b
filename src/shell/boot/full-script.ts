import { registeredForms } from '../../forms/registered-forms';
import { isPlainObject } from '../../kernel/util/plain-object';

let fullScript: string | undefined;

/** Says which script has the form types that this one lacks; the full script has them all. */
export const nameFullScript = (name: string): void => void (fullScript = name);

/** The form type that a page config asks for, as it is written there. */
const formTypeOf = (rawConfig: unknown): string => (isPlainObject(rawConfig) ? String(rawConfig.formType ?? '') : '');

/** Whether this script has the form that a page config asks for. */
export const hasForm = (rawConfig: unknown): boolean => registeredForms.get(formTypeOf(rawConfig)) !== undefined;

/** The script that may have the form of a page config, where this one lacks it (HOST-09). */
export const scriptInstead = (rawConfig: unknown): string | undefined =>
  formTypeOf(rawConfig) !== '' && !hasForm(rawConfig) ? fullScript : undefined;

/** After the page has loaded, in ms. */
const patienceMs = 2000;

/** Calls back once the full script, which a page may load late, has had its time to come. */
export function whenNoScriptCame(page: Window, giveUp: () => void): void {
  const wait = () => setTimeout(giveUp, patienceMs);
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}
