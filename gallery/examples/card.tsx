import { CardView, fields } from '../../src/modules/payment/card';
import type { WidgetExamples } from '../example';
import { FormStage, type FormStageProps } from '../form-stage';

const Card = (stage: Omit<FormStageProps, 'fields' | 'children'>) => (
  <FormStage {...stage} fields={fields}>
    <div className="charterform-grid">
      <CardView />
    </div>
  </FormStage>
);

const card = {
  first_name: 'Ada',
  last_name: 'Okafor',
  number: '4242 4242 4242 4242',
  exp_month: { key: '07', value: '07' },
  exp_year: { key: '2031', value: '2031' },
  cvc: '123',
};
const american = { ...card, number: '378282246310005', cvc: '1234' };
const wrong = { ...card, number: '4242 4242 4242 4241', cvc: '12a' };

export const cardExamples: WidgetExamples = {
  widget: 'modules/payment/card',
  title: 'Card',
  examples: [
    { state: 'empty', View: ({ id }) => <Card id={id} /> },
    { state: 'filled', View: ({ id }) => <Card id={id} values={{ card }} /> },
    { state: 'filled, grouped 4-6-5', View: ({ id }) => <Card id={id} values={{ card: american }} /> },
    { state: 'error', View: ({ id }) => <Card id={id} values={{ card: wrong }} refused={['card.number', 'card.cvc']} /> },
    { state: 'error, empty', View: ({ id }) => <Card id={id} refused={fields.map(({ path }) => path)} /> },
    {
      state: 'long text',
      View: ({ id }) => (
        <Card
          id={id}
          values={{ card: { ...card, first_name: 'Maximiliane Theodora Wilhelmina', last_name: 'Okafor-Lindqvist of Upper Casper' } }}
        />
      ),
    },
  ],
};
