import { readParams } from '../../../src/kernel/plan/module-params';
import { html } from '../../../demo-host/html.mjs';
import type { Facts } from '../../../src/kernel/facts/facts';
import { choiceKey } from '../../../src/kernel/answers/form-values';
import type { FieldDeclaration, ListDeclaration } from '../../../src/kernel/plan/form-plan';
import { createText } from '../../../src/kernel/text/format-message';
import type { FormDefinition, FormModule } from '../../../src/forms/define-form';
import { formList } from '../../../src/forms/form-list';
import type { Module } from '../../../src/form/modules/define-module';
import { moduleList } from '../../../src/forms/module-list';
import { bareFacts, benchState } from './bare-facts';
import { checkbox, input, optionsOf, radios, select, type BareField, type Markup } from './controls';
import { stateBoxes } from './state-boxes';
import { answersOf, filingSpeeds, optionalProducts } from './offers';
import type { DeclaredPath } from '../../../src/kernel/answers/answer-path';

/** What has no declared field, or is asked only sometimes: under which answer, as `name=value`. */
const conditions: Readonly<Record<string, string>> = {
  'llc.managers': 'llc.managedType=Manager Managed',
  'billing.address': 'billing.different=on',
};

/** Declared and not drawn: the year of a card is entered in the field of its month. */
const enteredElsewhere: readonly string[] = ['card.exp_year'];

const text = createText();

/** What a visitor of either form presses and chooses. */
export const visitorsWords = {
  continue: text('button.continue'),
  addMember: text('list.add', { name: text('llc.member').toLowerCase() }),
  state: benchState,
};

/** The steps of the order form with what they ask a visitor for whom the page configures nothing. */
export function askedSteps(facts: Facts): FormDefinition['steps'] {
  const { steps }: FormDefinition = formList.FormABusinessForm;
  return steps
    .map((step) => ({
      ...step,
      sections: step.sections
        .map((section) => ({
          ...section,
          // The review asks for nothing.
          modules: section.modules.filter(({ id, ...params }) => id !== 'Review' && moduleList[id].isShown?.(facts, params) !== false),
        }))
        .filter(({ modules }) => modules.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** Every step of the order form as bare HTML. */
export function bareSteps(): string {
  const facts = bareFacts();
  return stepsMarkup(askedSteps(facts), facts);
}

/** Steps as bare HTML: the same fields, labels and options as ours, only the first step shown. */
export function stepsMarkup(steps: FormDefinition['steps'], facts: Facts): string {
  const last = steps.length - 1;
  return steps
    .map(({ sections, key }, index) => {
      const content = sections.map(
        (section) => html`${
          section.title &&
          html`<h2>${text(section.title)}</h2>
`
        }${
          section.text &&
          html`<p>${text(section.text)}</p>
`
        }<div class="grid">${section.modules.map((module) => moduleMarkup(module, facts))}</div>
`,
      );
      const back = index > 0 && html`<button type="button" data-back>${text('button.back')}</button>`;
      const onward = text(index === last ? 'button.submitOrder' : 'button.continue');
      return html`<section data-step="${key}"${index > 0 && html` hidden`}>
${content}${back}<button>${onward}</button>
</section>
`.toString();
    })
    .join('');
}

function moduleMarkup(module: FormModule, facts: Facts): Markup[] {
  if (module.id === 'FilingOptions') {
    return [
      conditional(
        'companyInformation.state!=',
        radios('filing', text('filing.speed'), filingSpeeds(facts, text), '', text('filing.speed.hint')),
      ),
    ];
  }
  if (module.id === 'MultiState') return [stateBoxes(text)];
  if (module.id === 'OptionalProducts') return optionalProducts(facts).map((offer) => checkbox(offer.key, offer));
  const { fields: declared, params, lists: listed = [] }: Module = moduleList[module.id];
  const { id, ...given } = module;
  const read = readParams(params, given, id, []) ?? {};
  const fields = (typeof declared === 'function' ? declared(read, facts.config) : declared).filter(
    ({ path }) => !enteredElsewhere.includes(path),
  );
  const lists = typeof listed === 'function' ? listed(read) : listed;
  if (fields.length === 0) throw new Error(`The bare form lacks the module ${module.id}: add it in test/bench/bare.`);
  return groupsOf(fields).map(({ list: path, condition, members }) => {
    const list = lists.find((one) => one.path === path);
    const content = list ? entries(list, members, facts, module) : members.map((field) => fieldMarkup(field, facts, module));
    return condition ? conditional(condition, content) : html`${content}`;
  });
}

interface FieldGroup {
  /** The list whose entries hold the fields. */
  list?: string | undefined;
  condition?: string;
  members: FieldDeclaration[];
}

/** Runs of fields that belong to one list or hang on one answer. */
function groupsOf(fields: readonly FieldDeclaration[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  let owner: string | undefined;
  for (const field of fields) {
    const prefix = Object.keys(conditions).find((path) => field.path.startsWith(`${path}.`) || field.path.startsWith(`${path}[`));
    const list = field.path.includes('[]') ? field.path.slice(0, field.path.indexOf('[]')) : undefined;
    if (groups.length === 0 || owner !== (list ?? prefix)) {
      groups.push({ list, condition: prefix && conditions[prefix], members: [] });
    }
    owner = list ?? prefix;
    groups.at(-1)?.members.push(field);
  }
  return groups;
}

const conditional = (condition: string, content: Markup | Markup[]) =>
  html`<div class="grid wide" data-when="${condition}" hidden>${content}</div>
`;

/** The entries a fresh form starts with, one more in a template, and the button that adds it. */
function entries({ entryName, min }: ListDeclaration, fields: readonly FieldDeclaration[], facts: Facts, module: FormModule): Markup[] {
  const name = text(entryName);
  const entry = (index: number | string) =>
    html`<fieldset class="grid wide" data-entry><legend>${text('list.entry', { name, number: typeof index === 'number' ? index + 1 : '{number}' })}</legend>
${entryContent(
  fields.map((field) => ({ ...field, path: field.path.replace('[]', `.${index}`) as DeclaredPath })),
  facts,
  module,
)}</fieldset>
`;
  return [
    html`<div class="wide" data-list>${Array.from({ length: min ?? 0 }, (_, index) => entry(index))}<template>${entry('{index}')}</template>
<button type="button" data-add>${text('list.add', { name: name.toLowerCase() })}</button></div>
`,
  ];
}

/** The fields of one entry, an address of its own only where that is chosen (ADDR-08). */
function entryContent(fields: readonly FieldDeclaration[], facts: Facts, module: FormModule): Markup[] {
  const chosen = fields.find(({ path }) => path.endsWith('.address.choice'))?.path;
  const isSpecified = ({ path }: FieldDeclaration) => chosen !== undefined && path !== chosen && path.includes('.address.');
  const specified = fields.filter(isSpecified).map((field) => fieldMarkup({ ...field, isShown: () => true }, facts, module));
  return [
    ...fields.filter((field) => !isSpecified(field)).map((field) => fieldMarkup(field, facts, module)),
    ...(chosen ? [conditional(`${chosen}=specify`, specified)] : []),
  ];
}

/** The rules without the server's word on an address and another field's, which the bare form does not ask for. */
const ownRules = (rules: string) =>
  rules
    .split('|')
    .filter((rule) => !/^(addressValidation|homeState):/.test(rule))
    .join('|');

function fieldMarkup(declaration: FieldDeclaration, facts: Facts, module: FormModule): Markup {
  const { path, label, isShown, initial } = declaration;
  const isConditional = Object.keys(conditions).some((prefix) => path.startsWith(`${prefix}.`));
  if (!isConditional && isShown?.(facts, path) === false) return html``;
  const rules = typeof declaration.rules === 'function' ? declaration.rules(facts, path) : (declaration.rules ?? '');
  const field: BareField = { path, declaration, rules: ownRules(rules) };
  if (initial === false) return checkbox(path, { key: path, label: text(label) });
  const answers = answersOf(path, facts, text, module);
  if (answers) return radios(path, text(label), answers, choiceKey(initial), declaration.hint && text(declaration.hint));
  const options = optionsOf(field, text);
  if (!options) return input(field, text);
  // Outside the US the state is typed.
  const country = `${path.slice(0, path.lastIndexOf('.'))}.country`;
  if (!path.endsWith('.state') || path === 'companyInformation.state') return select(field, text, options);
  return html`<div data-when="${country}=US">${select(field, text, options)}</div>
<div data-when="${country}!=US" hidden>${input({ ...field, idSuffix: '-typed' }, text)}</div>
`;
}
