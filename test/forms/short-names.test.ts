import { describe, expect, it } from 'vitest';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { FieldDeclaration, ModuleDeclaration } from '../../src/kernel/plan/form-plan';
import { readParams } from '../../src/kernel/plan/module-params';
import { makePlan } from '../../src/commerce/start/make-plan';
import { en, textKeyOf, type PageWords, type TextKey } from '../../src/kernel/text/en';
import { createText, type Text } from '../../src/kernel/text/format-message';
import { messageOf } from '../../src/kernel/validation/message-of';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { localeIn } from '../support/locales';
import { languages } from '../../src/kernel/text/language';

type Words = TextKey | PageWords;

/** A field with all words that the page shows beside it. */
interface AskedField {
  at: string;
  field: FieldDeclaration;
  around: readonly Words[];
}

/** Uses of modules that ask more, or in other words, than any form does by itself. */
const furtherUses: readonly [keyof typeof moduleList, object][] = [
  ['JobPosition', { asksAlternative: true }],
  ['StateOfService', { label: 'name' }],
  ['StateOfService', { label: 'registered' }],
  ['OptIn', { optIn: 'registeredAgent' }],
];

const config = withDefaults({ formType: 'FormABusinessForm' });

function fieldsOfModule(id: keyof typeof moduleList, given: object): readonly AskedField[] {
  const { params: declared = {}, fields }: ModuleDeclaration = moduleList[id];
  const params = readParams(declared, given as Readonly<Record<string, unknown>>, id, []);
  if (!params) return [];
  const asked = typeof fields === 'function' ? fields(params, config) : fields;
  return asked.map((field) => ({ at: `${id}, ${field.path}`, field, around: [] }));
}

function fieldsOfForm(formType: keyof typeof formList): readonly AskedField[] {
  const form: FormDefinition = formList[formType];
  const result = makePlan({ config: withDefaults({ formType }), form, modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  return result.plan.steps.flatMap(({ title: step, sections }) =>
    sections.flatMap(({ title, text, modules }) =>
      modules.flatMap(({ fields }) =>
        fields.map((field) => ({ at: `${formType}, ${field.path}`, field, around: [step, title, text] as Words[] })),
      ),
    ),
  );
}

const ofForms = (Object.keys(formList) as (keyof typeof formList)[]).flatMap(fieldsOfForm);
const asked = new Set(ofForms.map(({ field }) => field.path));
const ofModules = (Object.keys(moduleList) as (keyof typeof moduleList)[])
  .flatMap((id) => fieldsOfModule(id, {}))
  .filter(({ field }) => !asked.has(field.path));
const all = [...ofForms, ...ofModules, ...furtherUses.flatMap(([id, params]) => fieldsOfModule(id, params))];

const namesOf = ({ label, name = label, reviewName }: FieldDeclaration): readonly Words[] => [name, reviewName ?? name];

/** Words that say nothing about what is asked. */
const generic =
  /^(?:(?:selec|answe|respue|produ)\p{L}*|names?|nombres?|types?|tipos?|your|this|este|esta|with|the|and|for|that|are|you|del|los|las|una|por|que)$/u;

/** The beginnings of all words that say something, so that "describes" is known in "described". */
const stemsOf = (words: string): readonly string[] =>
  (
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  )
    .filter((word) => !generic.test(word))
    .map((word) => word.slice(0, 4));

/** Errors of the ledger that name a selection whatever the page shows: "A selection is required" (OPT-12). */
const fixedNames: readonly Words[] = ['businessIdentity.selection'];

const sentencesWithName = Object.keys(en).filter((key) => key.startsWith('rule.') && en[key as TextKey].includes('{field}'));

describe.each(languages)('the names of fields in %s', (language) => {
  const text: Text = createText({}, localeIn(language));

  it('can be part of every message: none is a question, nor quotes one', () => {
    const messages = all.flatMap(({ at, field }) =>
      sentencesWithName.map((key) => {
        const rule = textKeyOf(key)!.slice('rule.'.length);
        return `${at}: ${messageOf({ rule, params: { n: 2 } }, text(field.name ?? field.label), text)}`;
      }),
    );
    expect(messages.length).toBeGreaterThan(1000);
    expect(messages.filter((message) => /\?|¿/.test(message))).toEqual([]);
  });

  it('are short: at most seven words', () => {
    const long = all.flatMap(({ at, field }) => namesOf(field).map((name) => `${at}: ${text(name)}`));
    expect([...new Set(long)].filter((line) => line.slice(line.indexOf(': ') + 2).split(' ').length > 7)).toEqual([]);
  });

  it('share a word with what the page shows of the field: label, hint, help, options, section or step', () => {
    const foreign = all.flatMap(({ at, field, around }) => {
      const { label, hint, tooltip, options = [] } = field;
      const shown = [label, hint, tooltip, ...options.flatMap((option) => [option.label, option.info]), ...around];
      const stems = new Set(shown.flatMap((words) => stemsOf(words ? text(words) : '')));
      return namesOf(field)
        .filter((name) => name !== label && !fixedNames.includes(name))
        .filter((name) => !stemsOf(text(name)).some((stem) => stems.has(stem)))
        .map((name) => `${at}: ${text(name)}`);
    });
    expect([...new Set(foreign)]).toEqual([]);
  });
});
