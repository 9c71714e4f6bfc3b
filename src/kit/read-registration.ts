import type { ProductFamily } from '../commerce/families/product-family';
import type { FormDefinition } from '../forms/define-form';
import { defineModule, type Module } from '../form/modules/define-module';
import type { PartialTranslation } from '../kernel/text/locale';
import type { TextsByLanguage } from '../kernel/text/registered-texts';
import { isPlainObject } from '../kernel/util/plain-object';
import { parseRules } from '../kernel/validation/parse-rules';
import type { Rule } from '../kernel/validation/rules/rule';
import { isAnswerPath, isLanguage, isName, readSentences, readTexts, type Refuse } from './check-names';
import { completeForm, orderDefaults } from './complete-form';
import type { OwnFamily, OwnField, OwnForm, OwnLanguage, OwnModule, OwnRule } from './types';

/** A thing that a page registers, checked, with the sentences that it brings. */
export interface ReadThing<Thing> {
  thing: Thing;
  texts: TextsByLanguage;
}

const isFunction = (value: unknown) => typeof value === 'function';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A rule; its message becomes the sentence `rule.<name>`. */
export function readRule(name: string, given: OwnRule, refuse: Refuse): ReadThing<Rule> | false {
  const what = `The rule "${name}"`;
  if (!isPlainObject(given) || !isFunction(given.check)) return refuse(`${what} needs a function "check".`);
  if (given.params !== undefined && !(given.params instanceof RegExp)) return refuse(`${what}: "params" should be a regular expression.`);
  if (!isPlainObject(given.message) || typeof given.message.en !== 'string')
    return refuse(`${what} needs a message in English: message: { en: '…' }.`);
  const { message, ...rule } = given;
  const messages = Object.entries(readSentences(message, `The message of ${what}`, refuse)).filter(([code]) =>
    isLanguage(code, `A message of ${what}`, refuse),
  );
  return { thing: rule, texts: Object.fromEntries(messages.map(([code, sentence]) => [code, { [`rule.${name}`]: sentence }])) };
}

/** What is wrong with a rule string; '' for nothing. */
function ruleFault(rules: string): string {
  try {
    parseRules(rules);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

function isField(field: OwnField, what: string, refuse: Refuse): boolean {
  if (!isPlainObject(field) || !isAnswerPath(field.path)) {
    const path = isPlainObject(field) ? JSON.stringify(field.path) : String(field);
    return refuse(`${what} has a field with the path ${path}: write names with dots between them, such as "permit.number".`);
  }
  if (typeof field.label !== 'string') return refuse(`${what}: the field "${field.path}" needs a label.`);
  const fault = typeof field.rules === 'string' ? ruleFault(field.rules) : '';
  return fault === '' || refuse(`${what}: of the rules of the field "${field.path}", ${fault}`);
}

/** A module. The rules that its fields name are registered before it. */
export function readModule(id: string, given: OwnModule, refuse: Refuse): ReadThing<Module> | false {
  const what = `The module "${id}"`;
  if (!isPlainObject(given)) return refuse(`${what} should be what "defineModule" returns.`);
  const { texts, ...module } = given;
  const { fields = [], view } = module;
  if (view !== undefined && !isFunction(view)) return refuse(`${what}: "view" should be a component.`);
  if (!isFunction(fields) && !isList(fields)) return refuse(`${what}: "fields" should be a list, or a function that returns one.`);
  if (isList(fields) && !fields.every((field) => isField(field as OwnField, what, refuse))) return false;
  return { thing: defineModule(module as Parameters<typeof defineModule>[0]) as unknown as Module, texts: readTexts(texts, what, refuse) };
}

/** A form type, with what it leaves out. */
export function readForm(name: string, given: OwnForm, refuse: Refuse): ReadThing<FormDefinition> | false {
  const what = `The form type "${name}"`;
  if (!isPlainObject(given) || !['order', 'plain'].includes(given.kind)) return refuse(`${what} needs a "kind": "order" or "plain".`);
  if (given.kind === 'order' && !orderDefaults.get()) return refuse(`${what} is an order, which only charterform.umd.js knows.`);
  if (given.kind === 'plain' && given.action === undefined) return refuse(`${what} needs an "action", such as "process_permit_request".`);
  if (given.action !== undefined && !/^process_[a-z_]+$/.test(given.action))
    return refuse(`${what}: "action" should begin with "process_".`);
  const { steps, payload, texts, ...form } = given;
  const isStep = (step: unknown) =>
    isPlainObject(step) && typeof step.key === 'string' && typeof step.title === 'string' && isList(step.sections);
  if (!isList(steps) || !steps.every(isStep)) return refuse(`${what} needs "steps": a list of { key, title, sections }.`);
  if (payload !== undefined && !isFunction(payload)) return refuse(`${what}: "payload" should be a function.`);
  return { thing: completeForm({ ...form, steps, ...(payload && { payload }) }), texts: readTexts(texts, what, refuse) };
}

/** A family of products. */
export function readFamily(given: OwnFamily, refuse: Refuse): ReadThing<ProductFamily> | false {
  if (!isPlainObject(given) || typeof given.name !== 'string' || given.name === '') return refuse('A family needs a "name".');
  const what = `The family "${given.name}"`;
  const { texts, ...family } = given;
  const { roles = {}, data = {}, reactions = [] } = family;
  if (!isPlainObject(roles) || !Object.keys(roles).every((role) => isName(role, `A role of ${what}`, refuse))) return false;
  if (!isPlainObject(data) || !Object.values(data).every(isFunction)) return refuse(`${what}: "data" should be functions by name.`);
  if (!isList(reactions) || !reactions.every(isFunction)) return refuse(`${what}: "reactions" should be a list of functions.`);
  const lacking = Object.entries(roles).find(([, role]) => role.data !== undefined && !Object.hasOwn(data, role.data));
  if (lacking) return refuse(`${what}: the role "${lacking[0]}" has the data "${lacking[1].data}", which "data" does not make.`);
  return { thing: family as unknown as ProductFamily, texts: readTexts(texts, what, refuse) };
}

/** A language. */
export function readLanguage(code: string, given: OwnLanguage, refuse: Refuse): ReadThing<PartialTranslation> | false {
  const what = `The language "${code}"`;
  if (!isLanguage(code, what, refuse)) return false;
  if (!isPlainObject(given)) return refuse(`${what} should be what "defineLanguage" returns.`);
  const sentences = readSentences(given.sentences, `The sentences of ${what}`, refuse);
  const states = given.states === undefined ? {} : readSentences(given.states, `The states of ${what}`, refuse);
  return { thing: { sentences, states }, texts: {} };
}
