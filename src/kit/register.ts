import { registeredFamilies, registerFamilies } from '../commerce/families/registered-families';
import { registeredForms } from '../forms/registered-forms';
import { registeredModules } from '../form/modules/registered-modules';
import { isKnownRole } from '../kernel/reference/product-roles';
import { languages as builtInLanguages } from '../kernel/text/language';
import { addLanguages } from '../kernel/text/locale';
import { addTexts } from '../kernel/text/registered-texts';
import { isPlainObject } from '../kernel/util/plain-object';
import { registeredRules } from '../kernel/validation/rules/registered-rules';
import { ruleList } from '../kernel/validation/rules/rule-list';
import { isName, type Refuse } from './check-names';
import { isBuiltIn, noteAdded } from './names';
import { readFamily, readForm, readLanguage, readModule, readRule, type ReadThing } from './read-registration';
import type { OwnFamily, Registration } from './types';

const listeners = new Set<() => void>();

/** Calls a listener after each registration, until the signal aborts. */
export function onRegistered(listener: () => void, signal?: AbortSignal): void {
  listeners.add(listener);
  signal?.addEventListener('abort', () => listeners.delete(listener), { once: true });
}

const parts = ['forms', 'modules', 'families', 'rules', 'languages', 'replaces'];

/**
 * Adds form types, modules, families of products, rules and languages to every form of the page, also to those that are mounted
 * already and have waited for them. What is wrong is said on the console and left out; the rest is added.
 */
export function register(added: Registration): void {
  addRegistration(added, (sentence) => {
    // oxlint-disable-next-line no-console -- the page's developer reads it there, before any form has a log
    console.error(`Charterform: nothing was registered in place of this. ${sentence}`);
  });
}

/** Adds what a page or an extension of a server registers. @returns how many things were added */
export function addRegistration(added: Registration, say: (sentence: string) => void): number {
  let count = 0;
  const refuse: Refuse = (sentence) => {
    say(sentence);
    return false;
  };
  if (!isPlainObject(added as unknown)) {
    refuse('"register" needs an object with "forms", "modules", "families", "rules" or "languages".');
    return count;
  }
  for (const part of Object.keys(added)) if (!parts.includes(part)) refuse(`"register" knows no "${part}", only ${parts.join(', ')}.`);
  const replaces = Array.isArray(added.replaces) ? added.replaces : [];

  const each = addingEach(replaces, refuse, () => void (count += 1));
  each(
    added.languages,
    'language',
    (code) => builtInLanguages.includes(code),
    readLanguage,
    (code, language) => addLanguages({ [code]: language }),
  );
  // Modules name rules, and forms name modules.
  each(
    added.rules,
    'rule',
    (name) => Object.hasOwn(ruleList, name),
    readRule,
    (name, rule) => registeredRules.add({ [name]: rule }),
  );
  each(
    byName(added.families, refuse),
    'family',
    (name) => isBuiltIn('family', name),
    (_, family, to) => readOwnFamily(family, replaces, to),
    (_, family) => registerFamilies([family]),
  );
  each(
    added.modules,
    'module',
    (id) => isBuiltIn('module', id),
    readModule,
    (id, module) => {
      noteAdded(module);
      registeredModules.add({ [id]: module });
    },
  );
  each(
    added.forms,
    'form type',
    (name) => isBuiltIn('form type', name),
    readForm,
    (name, form) => {
      noteAdded(form);
      registeredForms.add({ [name]: form });
    },
  );
  listeners.forEach((listener) => listener());
  return count;
}

/** Makes the function that adds the things of a part one by one. */
const addingEach = (replaces: readonly string[], refuse: Refuse, count: () => void) =>
  function each<Given, Thing>(
    given: Readonly<Record<string, Given>> | undefined,
    kind: Parameters<typeof isBuiltIn>[0],
    isOurs: (name: string) => boolean,
    read: (name: string, thing: Given, refuse: Refuse) => ReadThing<Thing> | false,
    add: (name: string, thing: Thing) => void,
  ) {
    if (given === undefined) return;
    if (!isPlainObject(given)) return void refuse(`What is registered as a ${kind} should be an object by name.`);
    for (const name of Object.getOwnPropertyNames(given)) {
      if (!isName(name, `A ${kind}`, refuse)) continue;
      if (isOurs(name) && !replaces.includes(name)) {
        refuse(`The ${kind} "${name}" is built in. To replace it on purpose, name it in "replaces".`);
        continue;
      }
      const found = read(name, (given as Readonly<Record<string, Given>>)[name]!, refuse);
      if (!found) continue;
      addTexts(found.texts);
      add(name, found.thing);
      count();
    }
  };

/** Families by their names, as the other parts are. */
function byName(families: readonly OwnFamily[] | undefined, refuse: Refuse): Readonly<Record<string, OwnFamily>> | undefined {
  if (families === undefined) return undefined;
  if (!Array.isArray(families)) {
    refuse('"families" should be a list.');
    return undefined;
  }
  return Object.fromEntries(families.map((family: OwnFamily, index) => [isPlainObject(family) ? family.name : index, family]));
}

/** A family whose roles are its own, or replaced on purpose. */
function readOwnFamily(family: OwnFamily, replaces: readonly string[], refuse: Refuse) {
  const sold = registeredFamilies().find(({ name }) => name === family.name)?.roles ?? {};
  const taken = Object.keys(family.roles ?? {}).find((role) => isKnownRole(role) && !Object.hasOwn(sold, role) && !replaces.includes(role));
  if (taken !== undefined) return refuse(`The role "${taken}" is sold already. To replace it on purpose, name it in "replaces".`);
  return readFamily(family, refuse);
}
