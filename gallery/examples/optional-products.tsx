import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import { parseProducts } from '../../src/commerce/catalogue/parse-products';
import type { OfferedGroup } from '../../src/kernel/facts/offer';
import { OptInCard } from '../../src/form/groups/optional/opt-in-card';
import { OptionCard } from '../../src/form/groups/optional/option-card';
import { OptionGroup } from '../../src/form/groups/optional/option-group';
import { OptionStates } from '../../src/form/groups/optional/option-states';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';
import { longText } from '../words';

const sold = parseProducts(
  [
    { product_id: 1, name: 'Corporate Book', type: 'book', category: 'corporate_supplies', price: '50.00' },
    { product_id: 2, name: 'Corporate Seal', type: 'seal', category: 'corporate_supplies', price: '35.00' },
    { product_id: 3, name: 'Operating Agreement', type: 'operating_agreement', category: 'filing', price: '0.00' },
  ],
  () => {},
);
const catalogue = { ...emptyCatalogue, simple: sold };
const values = { companyInformation: { states: { WY: true, CO: true } } };

const group = (own: Partial<OfferedGroup>): OfferedGroup => ({
  type: 'simple',
  products: [{ role: 'book', tooltipText: 'A binder with tabs for minutes and certificates.' }, { role: 'seal' }],
  sections: [],
  ...own,
});

const shown = (own: Partial<OfferedGroup>) =>
  function Group({ id }: { id: string }) {
    return (
      <FormStage id={id} fields={[]} values={values} catalogue={catalogue}>
        <OptionGroup group={group(own)} legend="Additional Items" />
      </FormStage>
    );
  };

const card = (own: { label?: string; included?: boolean; checked?: boolean; disabled?: boolean }) =>
  function Card({ id }: { id: string }) {
    const { label, ...rest } = own;
    return (
      <FormStage id={id} fields={[]} catalogue={catalogue}>
        <OptionCard option={{ role: 'book', label }} path="productState.book.checked" checked={false} onChange={() => {}} {...rest} />
      </FormStage>
    );
  };

export const optionGroupExamples: WidgetExamples = {
  widget: 'form/groups/optional/option-group',
  title: 'Optional products',
  examples: [
    { state: 'simple', View: shown({ label: 'Supplies', tooltipText: 'Sent by mail.' }) },
    { state: 'with a checkbox', View: shown({ label: 'All supplies', checkboxID: 'all-supplies', checked: true }) },
    { state: 'radios', View: shown({ type: 'radioList', label: 'One of these', saveAs: 'supplies', autoPreselect: true }) },
    {
      state: 'sections',
      View: shown({
        type: 'sectionList',
        label: 'Your corporate kit',
        parent: { role: 'operatingAgreement' },
        products: [],
        sections: [{ label: 'Supplies', tooltipText: 'Sent by mail.', products: [{ role: 'book' }, { role: 'seal' }] }],
      }),
    },
    { state: 'custom', View: shown({ type: 'custom', label: 'More for your company' }) },
    { state: 'by state', View: shown({ type: 'multiState', saveAs: 'byState' }) },
    { state: 'locked', View: shown({ editable: false, checked: true }) },
  ],
};

const tradeNameIn = (code: string) =>
  parseProducts(
    [
      {
        product_id: `5-${code}`,
        name: 'Trade Name',
        type: 'trade_name',
        category: 'filing',
        price: '75.00',
        filing_methods: [
          { id: `6-${code}`, jurisdiction: code, cost: '100.00', entity_types: ['LLC'], filing: {}, filed_in: {}, docs_in: {} },
        ],
      },
    ],
    () => {},
  );
const tradeNames = {
  ...catalogue,
  filing: { CO: tradeNameIn('CO'), WY: tradeNameIn('WY') },
  jurisdictions: { CO: 'loaded', WY: 'loaded' } as const,
  lists: { ...catalogue.lists, simple_products: 'loaded', registered_agent_products: 'loaded' } as const,
};

const states = (role: string, chosen: Record<string, boolean> = {}) =>
  function States({ id }: { id: string }) {
    const option = { role, label: 'Register a trade name', tooltipText: 'A name beside the one on the record.' };
    const answers = { companyInformation: { entityType: { key: 'LLC', value: 'LLC' } }, productState: { tradeName: { states: chosen } } };
    return (
      <FormStage id={id} fields={[]} values={answers} catalogue={tradeNames} config={{ jurisdictions: ['CO', 'DE', 'WY'] }}>
        <OptionStates id={`${id}-states`} group={group({ type: 'multiState', products: [option] })} option={option} />
      </FormStage>
    );
  };

export const optionStatesExamples: WidgetExamples = {
  widget: 'form/groups/optional/option-states',
  title: 'Optional product by state',
  examples: [
    { state: 'empty', View: states('tradeName') },
    { state: 'chosen', View: states('tradeName', { WY: true }) },
    { state: 'error', View: states('book') },
  ],
};

export const optionCardExamples: WidgetExamples = {
  widget: 'form/groups/optional/option-card',
  title: 'Optional product',
  examples: [
    { state: 'empty', View: card({}) },
    { state: 'included', View: card({ checked: true, disabled: true, included: true }) },
    { state: 'long text', View: card({ label: longText }) },
  ],
};

export const optInCardExamples: WidgetExamples = {
  widget: 'form/groups/optional/opt-in-card',
  title: 'Opt-in',
  examples: [
    {
      state: 'empty',
      View: ({ id }) => (
        <FormStage id={id} fields={[]} catalogue={catalogue}>
          <OptInCard optIn="operatingAgreement" label="Add an operating agreement" />
        </FormStage>
      ),
    },
  ],
};
