import type { ReactNode } from 'react';
import type { FieldDeclaration } from '../../src/kernel/plan/form-plan';
import { CheckboxField } from '../../src/form/fields/checkbox-field';
import { ComboboxField } from '../../src/form/fields/combobox-field';
import { FileField } from '../../src/form/fields/file-field';
import { MultiSelectField } from '../../src/form/fields/multi-select-field';
import { PasswordField } from '../../src/form/fields/password-field';
import { RadioField } from '../../src/form/fields/radio-field';
import { SelectField } from '../../src/form/fields/select-field';
import { SliderField } from '../../src/form/fields/slider-field';
import { StepperField } from '../../src/form/fields/stepper-field';
import { TextAreaField } from '../../src/form/fields/text-area-field';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';
import { countryOptions } from './list-samples';
import { madeUp } from '../made-up-path';

const types = [
  { key: 'LLC', label: 'LLC' },
  { key: 'Corp', label: 'Corp' },
];
const canada = { key: 'CA', value: 'Canada' };
const years = (count: number) => (count === 1 ? '1 Year' : `${count} Years`);

/** A field bound to a form: empty, answered, and with an error. Its path is `answer`. */
function inForm(file: string, title: string, about: Omit<FieldDeclaration, 'path'>, answer: unknown, field: ReactNode): WidgetExamples {
  const fields: readonly FieldDeclaration[] = [{ path: madeUp('answer'), rules: 'required', ...about }];
  return {
    widget: `form/fields/${file}`,
    title,
    examples: [
      {
        state: 'empty',
        View: ({ id }) => (
          <FormStage id={id} fields={fields}>
            {field}
          </FormStage>
        ),
      },
      {
        state: 'filled',
        View: ({ id }) => (
          <FormStage id={id} fields={fields} values={{ answer }}>
            {field}
          </FormStage>
        ),
      },
      {
        state: 'error',
        View: ({ id }) => (
          <FormStage id={id} fields={fields} refused={['answer']}>
            {field}
          </FormStage>
        ),
      },
    ],
  };
}

/** Fields whose widgets have their own examples for the other states. */
export const boundFieldExamples: readonly WidgetExamples[] = [
  inForm(
    'text-area-field',
    'Text area in a form',
    { label: 'contact.message', maxlength: 400, counter: true },
    'Can you file in two states?',
    <TextAreaField path={madeUp('answer')} />,
  ),
  inForm(
    'password-field',
    'Password in a form',
    { label: 'account.password', secret: true },
    'Canary-Plum-42',
    <PasswordField path={madeUp('answer')} />,
  ),
  inForm(
    'file-field',
    'File in a form',
    { label: 'company.name', accept: '.pdf' },
    new File(['%PDF'], 'articles.pdf'),
    <FileField path={madeUp('answer')} />,
  ),
  inForm(
    'checkbox-field',
    'Checkbox card in a form',
    { label: 'billing.different', validates: true, type: 'checkbox', initial: false },
    true,
    <CheckboxField path={madeUp('answer')} />,
  ),
  inForm(
    'radio-field',
    'Radios in a form',
    { label: 'company.entityType' },
    { key: 'LLC', value: 'LLC' },
    <RadioField path={madeUp('answer')} options={types} />,
  ),
  inForm(
    'select-field',
    'Select in a form',
    { label: 'company.entityType' },
    { key: 'Corp', value: 'Corp' },
    <SelectField path={madeUp('answer')} options={types} />,
  ),
  inForm(
    'combobox-field',
    'Dropdown with a search in a form',
    { label: 'address.country' },
    canada,
    <ComboboxField path={madeUp('answer')} options={countryOptions} />,
  ),
  inForm(
    'multi-select-field',
    'Multi-select in a form',
    { label: 'address.country' },
    [canada],
    <MultiSelectField path={madeUp('answer')} options={countryOptions} />,
  ),
  inForm(
    'slider-field',
    'Slider in a form',
    { label: 'company.name' },
    20,
    <SliderField path={madeUp('answer')} min={5} max={63} formatValue={(count) => `${count} characters`} />,
  ),
  inForm(
    'stepper-field',
    'Stepper in a form',
    { label: 'company.entityType' },
    2,
    <StepperField path={madeUp('answer')} min={1} max={10} formatValue={years} />,
  ),
];
