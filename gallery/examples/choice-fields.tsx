import { ExpiryField } from '../../src/form/fields/expiry-field';
import type { FieldDeclaration } from '../../src/kernel/plan/form-plan';
import { ComboboxField } from '../../src/form/fields/combobox-field';
import { CountryField } from '../../src/form/fields/country-field';
import { DateField } from '../../src/form/fields/date-field';
import { dateOf, serviceState } from '../../src/form/fields/declarations';
import { MultiSelectField } from '../../src/form/fields/multi-select-field';
import { StateField } from '../../src/form/fields/state-field';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';
import { countryOptions } from './list-samples';
import { madeUp } from '../made-up-path';

const state = serviceState(madeUp('state'));
const country: FieldDeclaration = { path: madeUp('country'), label: 'address.country', rules: 'required' };
const wyoming = { state: { key: 'WY', value: 'Wyoming' } };

export const stateFieldExamples: WidgetExamples = {
  widget: 'form/fields/state-field',
  title: 'State selector',
  examples: [
    {
      state: 'empty',
      View: ({ id }) => (
        <FormStage id={id} fields={[state]}>
          <StateField path={madeUp('state')} />
        </FormStage>
      ),
    },
    {
      state: 'filled',
      View: ({ id }) => (
        <FormStage id={id} fields={[state]} values={wyoming}>
          <StateField path={madeUp('state')} />
        </FormStage>
      ),
    },
    {
      state: 'restricted',
      View: ({ id }) => (
        <FormStage id={id} fields={[state]}>
          <StateField path={madeUp('state')} only={['WY', 'UT', 'PR']} />
        </FormStage>
      ),
    },
    {
      state: 'error',
      View: ({ id }) => (
        <FormStage id={id} fields={[state]} refused={['state']}>
          <StateField path={madeUp('state')} />
        </FormStage>
      ),
    },
  ],
};

export const countryFieldExamples: WidgetExamples = {
  widget: 'form/fields/country-field',
  title: 'Country',
  examples: [
    {
      state: 'empty',
      View: ({ id }) => (
        <FormStage id={id} fields={[country]}>
          <CountryField path={madeUp('country')} />
        </FormStage>
      ),
    },
    {
      state: 'with a search',
      View: ({ id }) => (
        <FormStage id={id} fields={[country]}>
          <ComboboxField path={madeUp('country')} options={countryOptions} />
        </FormStage>
      ),
    },
    {
      state: 'several',
      View: ({ id }) => (
        <FormStage id={id} fields={[country]}>
          <MultiSelectField path={madeUp('country')} options={countryOptions} max={2} />
        </FormStage>
      ),
    },
  ],
};

const formed = dateOf(madeUp('formed'), { label: 'company.formationDate', rules: 'required' });

export const dateFieldExamples: WidgetExamples = {
  widget: 'form/fields/date-field',
  title: 'Date',
  examples: [
    {
      state: 'empty',
      View: ({ id }) => (
        <FormStage id={id} fields={[formed]}>
          <DateField path={madeUp('formed')} />
        </FormStage>
      ),
    },
    {
      state: 'filled',
      View: ({ id }) => (
        <FormStage id={id} fields={[formed]} values={{ formed: '03/31/2025' }}>
          <DateField path={madeUp('formed')} />
        </FormStage>
      ),
    },
    {
      state: 'error',
      View: ({ id }) => (
        <FormStage id={id} fields={[formed]} refused={['formed']}>
          <DateField path={madeUp('formed')} />
        </FormStage>
      ),
    },
  ],
};

const expiry: readonly FieldDeclaration[] = [
  { path: madeUp('month'), label: 'card.expiry', placeholder: 'card.expiry.placeholder', rules: 'required' },
  { path: madeUp('year'), label: 'card.expiry' },
];
const expiryField = <ExpiryField month={madeUp('month')} year={madeUp('year')} />;

export const expiryExamples: WidgetExamples = {
  widget: 'form/fields/expiry-field',
  title: 'Month and year',
  examples: [
    {
      state: 'empty',
      View: ({ id }) => (
        <FormStage id={id} fields={expiry}>
          {expiryField}
        </FormStage>
      ),
    },
    {
      state: 'error',
      View: ({ id }) => (
        <FormStage id={id} fields={expiry} refused={['month']}>
          {expiryField}
        </FormStage>
      ),
    },
  ],
};
