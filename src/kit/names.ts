import type { FormDefinition } from '../forms/define-form';
import { registeredForms } from '../forms/registered-forms';
import type { Module } from '../form/modules/define-module';
import { registeredModules } from '../form/modules/registered-modules';
import { knownLanguages, languageOf } from '../kernel/text/language';
import { isPlainObject } from '../kernel/util/plain-object';

type Kind = 'form type' | 'module' | 'family' | 'rule' | 'language';

const builtIn = new Set<string>();

/** Notes the names that the product brings with it. */
export const noteBuiltIn = (kind: Kind, names: readonly string[]): void => names.forEach((name) => builtIn.add(`${kind} ${name}`));

/** Whether the product itself brings something of this name. */
export const isBuiltIn = (kind: Kind, name: string): boolean => builtIn.has(`${kind} ${name}`);

const added = new WeakSet<Module | FormDefinition>();

/** Notes a module or form type of the page. */
export const noteAdded = (thing: Module | FormDefinition): void => void added.add(thing);

/** Whether a page has added the module or form type. */
export const isAdded = (thing: Module | FormDefinition | undefined): boolean => thing !== undefined && added.has(thing);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const at = (value: unknown, name: string): unknown => (isPlainObject(value) ? value[name] : undefined);

/**
 * What a page config names that nobody has registered yet: a form type, modules of its steps, a language. A page may register
 * them after the form's script.
 */
export function unregisteredNames(rawConfig: unknown): readonly string[] {
  if (!isPlainObject(rawConfig)) return [];
  const { formType, locale, steps } = rawConfig;
  const modules = listOf(steps)
    .flatMap((step) => listOf(at(step, 'sections')))
    .flatMap((section) => listOf(at(section, 'modules')))
    .map((module) => at(module, 'id'));
  const known = registeredModules.all();
  const isKnown = (id: string) => Object.hasOwn(known, id) || Object.values(known).some(({ aliases }) => aliases?.includes(id));
  return [
    ...(typeof formType === 'string' && !registeredForms.get(formType) ? [formType] : []),
    ...modules.filter((id): id is string => typeof id === 'string' && !isKnown(id)),
    ...(typeof locale === 'string' && locale !== '' && !knownLanguages().includes(languageOf(locale)) ? [locale] : []),
  ];
}
