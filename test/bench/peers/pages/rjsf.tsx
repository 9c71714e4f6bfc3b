import Form from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError, UiSchema, WidgetProps } from '@rjsf/utils';
import { getDefaultRegistry } from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { steps, type Question, type Step } from 'three-step';
import { AllBox } from './controls';
import { isRequired, keepsRule, messageOf, ownRules, ruleOf } from './rules';

/** A dot in the name of a property would read as a path. */
const keyOf = (name: string) => name.replaceAll('.', '_');

const rootId = (name: string) => `root_${keyOf(name)}`;

window.benchForm = {
  field: (name) => document.getElementById(rootId(name)) ?? boxOf(name),
  error: (name) => document.getElementById(`${rootId(name)}__error`),
};

function boxOf(name: string): Element | null {
  const at = name.lastIndexOf('.');
  return document.querySelector(`#${rootId(name.slice(0, at))} [value="${name.slice(at + 1)}"]`);
}

/** One format for each rule and its parameter. */
const formatOf = ({ name, param }: { name: string; param?: string }) => `three-step-${name}${param ? `:${param}` : ''}`;

const rules = steps.flatMap(({ questions }) => questions.flatMap(ownRules));
const customFormats = Object.fromEntries(rules.map((rule) => [formatOf(rule), (value: string) => keepsRule(rule.name, value, rule.param)]));
const formatMessages = Object.fromEntries(rules.map((rule) => [formatOf(rule), messageOf(rule.name, rule.param)]));
const validator = customizeValidator({ customFormats });

function schemaOf(question: Question): RJSFSchema {
  const { kind, label, groups, initial } = question;
  const keys = groups.flatMap(({ choices }) => choices.map(({ key }) => key));
  if (kind === 'boxes') return { type: 'array', title: label, uniqueItems: true, items: { type: 'string', enum: keys } };
  if (kind === 'select') return { type: 'string', title: label, enum: keys, ...(initial && { default: initial }) };
  const [least, most] = [ruleOf(question, 'length')?.param, ruleOf(question, 'maxLength')?.param];
  const [own] = ownRules(question);
  return {
    type: 'string',
    title: label,
    ...(least && { minLength: Number(least) }),
    ...(most && { maxLength: Number(most) }),
    ...(own && { format: formatOf(own) }),
  };
}

const propertiesOf = (questions: readonly Question[]) =>
  Object.fromEntries(questions.map((question) => [keyOf(question.name), schemaOf(question)]));

const requiredOf = (questions: readonly Question[]) => [...new Set(questions.filter(isRequired).map(({ name }) => keyOf(name)))];

function stepSchema({ questions }: Step): RJSFSchema {
  const conditional = questions.filter(({ when }) => when?.equals);
  const always = questions.filter(({ when }) => when === undefined);
  const allOf = conditional.map((question) => {
    const { name, value } = question.when!;
    const others = questions.filter((other) => other.name === question.name && other !== question);
    return {
      if: { properties: { [keyOf(name)]: { const: value } } },
      // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { properties: propertiesOf([question]) },
      else: { properties: propertiesOf(others) },
    };
  });
  return { type: 'object', properties: propertiesOf(always), required: requiredOf(questions), ...(allOf.length > 0 && { allOf }) };
}

/** The library's own boxes, with the box of all and the number chosen above them. */
function StatesWidget(props: WidgetProps) {
  const { CheckboxesWidget } = getDefaultRegistry().widgets;
  const question = steps.flatMap(({ questions }) => questions).find(({ name }) => rootId(name) === props.id)!;
  const chosen: string[] = props.value ?? [];
  return (
    <>
      <AllBox question={question} chosen={chosen} onChoose={(keys) => props.onChange(keys)} />
      {CheckboxesWidget && <CheckboxesWidget {...props} />}
    </>
  );
}

function uiOf({ kind, groups, hint, type, inputMode, autocomplete, placeholder, maxLength }: Question): UiSchema {
  const labels = groups.flatMap(({ choices }) => choices.map(({ label }) => label));
  if (kind === 'boxes')
    return { 'ui:widget': StatesWidget, 'ui:enumNames': labels, 'ui:inline': true, 'ui:label': false, 'ui:optionValueFormat': 'realValue' };
  return {
    ...(kind === 'select' && { 'ui:enumNames': labels, 'ui:optionValueFormat': 'realValue' }),
    ...(hint && { 'ui:help': hint }),
    ...(placeholder && { 'ui:placeholder': placeholder }),
    ...(autocomplete && { 'ui:autocomplete': autocomplete as AutoFill }),
    ...(kind === 'text' && { 'ui:options': { inputType: type, inputMode, maxLength } }),
  };
}

const uiSchemaOf = ({ questions }: Step): UiSchema => ({
  'ui:order': [...new Set(questions.map(({ name }) => keyOf(name)))],
  ...Object.fromEntries([...questions].reverse().map((question) => [keyOf(question.name), uiOf(question)])),
});

const forms = steps.map((step) => ({ schema: stepSchema(step), uiSchema: uiSchemaOf(step) }));

const inWords = (errors: RJSFValidationError[]) => errors.map((error) => ({ ...error, message: wordsFor(error) }));

function wordsFor({ name, params, message }: RJSFValidationError): string | undefined {
  if (name === 'required') return messageOf('required');
  if (name === 'format') return formatMessages[params.format];
  if (name === 'minLength') return messageOf('length', params.limit);
  return name === 'maxLength' ? messageOf('maxLength', params.limit) : message;
}

function App() {
  const [index, setIndex] = useState(0);
  const [formData, setFormData] = useState({});
  const { back, next } = steps[index]!;
  useEffect(() => {
    if (index > 0) document.querySelector('#form')?.scrollIntoView();
  }, [index]);
  return (
    <Form
      key={index}
      {...forms[index]!}
      validator={validator}
      formData={formData}
      transformErrors={inWords}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError
      onChange={(event) => setFormData(event.formData)}
      onError={() => {}}
      onSubmit={() => setIndex(Math.min(index + 1, steps.length - 1))}
    >
      {back && (
        <button type="button" className="btn btn-default" onClick={() => setIndex(index - 1)}>
          {back}
        </button>
      )}
      <button type="submit" className="btn btn-info">
        {next}
      </button>
    </Form>
  );
}

createRoot(document.querySelector('#form')!).render(<App />);
