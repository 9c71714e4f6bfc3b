import { html } from '../../../demo-host/html.mjs';
import { countries } from '../../../src/kernel/reference/countries';
import type { Option } from '../../../src/kernel/reference/options';
import { stateGroups } from '../../../src/kernel/reference/states';
import { choiceKey } from '../../../src/kernel/answers/form-values';
import type { FieldDeclaration } from '../../../src/kernel/plan/form-plan';
import type { Text } from '../../../src/kernel/text/format-message';
import type { Offer } from './offers';

export type Markup = ReturnType<typeof html>;

/** A field that is asked, its path concrete. */
export interface BareField {
  path: string;
  declaration: FieldDeclaration;
  rules: string;
  /** Tells two controls of one path apart. */
  idSuffix?: string;
}

const idOf = ({ path, idSuffix = '' }: BareField) => `bare-${path.replaceAll('.', '-')}${idSuffix}`;

const option = ({ key, label }: Option, chosen = '') => html`<option value="${key}"${key === chosen && html` selected`}>${label}</option>`;

const stateOptions = (text: Text, isWanted: (group: (typeof stateGroups)[number]) => boolean = () => true) => [
  option({ key: '', label: text('field.selectState') }),
  ...stateGroups
    .filter(isWanted)
    .map(({ label, options }) => html`<optgroup label="${text(label)}">${options.map((state) => option(state))}</optgroup>`),
];

/** The options of a field that is asked with a select; undefined for any other field. */
export function optionsOf({ path, declaration }: BareField, text: Text): Markup[] | undefined {
  switch (path.slice(path.lastIndexOf('.') + 1)) {
    case 'country':
      return countries(text).map((country) => option(country, choiceKey(declaration.initial)));
    case 'homeState':
      return stateOptions(text, (group) => group === stateGroups[0]);
    case 'state':
      return stateOptions(text);
  }
}

/** Label, control, hint and the place of the error. */
function frame(field: BareField, text: Text, control: Markup): Markup {
  const { label, hint } = field.declaration;
  const id = idOf(field);
  return html`<div class="field"><label for="${id}">${text(label)}</label>${control}${hint && html`<small>${text(hint)}</small>`}<p class="error" id="${id}-error" hidden></p></div>
`;
}

function wiring(field: BareField): Markup {
  const { path, rules, declaration } = field;
  const id = idOf(field);
  const autofill = declaration.autocomplete && html` autocomplete="${declaration.autocomplete}"`;
  return html` id="${id}" name="${path}" data-rules="${rules}" aria-describedby="${id}-error"${autofill}`;
}

export const select = (field: BareField, text: Text, options: Markup[]): Markup =>
  frame(field, text, html`<select${wiring(field)}>${options}</select>`);

export function input(field: BareField, text: Text): Markup {
  const { type = 'text', inputmode, maxlength, placeholder } = field.declaration;
  const extras = [
    inputmode && html` inputmode="${inputmode}"`,
    maxlength && html` maxlength="${maxlength}"`,
    placeholder && html` placeholder="${text(placeholder)}"`,
  ];
  return frame(field, text, html`<input type="${type}"${wiring(field)}${extras}>`);
}

const choice = (type: 'radio' | 'checkbox', name: string, { key, label, info, price }: Offer, isChosen: boolean) =>
  html`<label class="choice"><input type="${type}" name="${name}" value="${type === 'radio' ? key : 'on'}"${isChosen && html` checked`}><span>${label}${info && html` <small>${info}</small>`}</span>${price && html` <b>${price}</b>`}</label>
`;

export const checkbox = (name: string, offer: Offer): Markup => choice('checkbox', name, offer, false);

/** The first answer is chosen where none is, as ours does with what the state offers. */
export function radios(name: string, legend: string, answers: readonly Offer[], chosen = '', hint = ''): Markup {
  const checked = answers.some(({ key }) => key === chosen) ? chosen : answers[0]?.key;
  return html`<fieldset class="wide"><legend>${legend}</legend>
${answers.map((answer) => choice('radio', name, answer, answer.key === checked))}${hint && html`<small>${hint}</small>`}</fieldset>
`;
}
