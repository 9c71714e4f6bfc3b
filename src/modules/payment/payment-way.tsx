import { asksBox, asksWay, chosenWay, explainsWay } from '../../commerce/payment/chosen-way';
import { paymentTerms } from '../../commerce/payment/payment-terms';
import { offeredWays } from '../../kernel/page-config/payment-ways';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { isEqual } from '../../kernel/util/is-equal';
import { BoxField } from '../../form/fields/box-field';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const path = 'payment.way';
const boxPath = 'payment.box';

/** The box of a provider, where a way of the page has one: complete is '1', not complete '0', and empty ''. */
const box: FieldDeclaration = {
  path: boxPath,
  label: 'box.label',
  name: 'box.name',
  rules: 'required|pattern:1',
  secret: true,
  isShown: (facts) => asksBox(facts),
};

/** The choice among the ways of the page, the first of which is chosen at first; none where there is one alone. */
function fieldsOf(config: PageConfig): readonly FieldDeclaration[] {
  const ways = offeredWays(config);
  const options = ways.map(({ id, label, text }) => ({ key: id, label, info: text }));
  return [
    ...(ways.length > 1
      ? ([{ path, label: 'way.label', control: 'radio', rules: 'required', initial: ways[0]!.id, options, isShown: asksWay }] as const)
      : []),
    ...(ways.some(({ needsBox }) => needsBox) ? [box] : []),
  ];
}

/** What one can pay with, in small frames. */
function Marks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <span className="charterform-badges">
      {marks.map((mark, index) => (
        <span key={mark}>
          <bdi>{mark}</bdi>
          {index < marks.length - 1 && <span className="charterform-hidden">, </span>}
        </span>
      ))}
    </span>
  );
}

function PaymentWayView() {
  const { form, text } = useForm();
  const isAsked = useFormValue((form) => asksWay(form.facts()));
  const { note, marks } = useFormValue((form) => chosenWay(form.facts()));
  const options = offeredWays(form.facts().config).map((way) => ({
    key: way.id,
    label: text(way.label),
    info: (
      <>
        {text(way.text)}
        <Marks marks={way.marks} />
      </>
    ),
  }));
  const hasBox = useFormValue((form) => asksBox(form.facts()));
  const terms = useFormValue((form) => paymentTerms(form.facts(), text), isEqual);
  return (
    <>
      {isAsked && <RadioField path={path} layout="rows" isWhole options={options} />}
      {!isAsked && note && <p>{text(note)}</p>}
      <p role="status" hidden={!terms}>
        {terms && text(terms.key, terms.params)}
      </p>
      {!isAsked && <Marks marks={marks} />}
      {hasBox && <BoxField path={boxPath} />}
    </>
  );
}

/** How the order is paid: a choice among several ways, what happens by one without a card, and a provider's box (PAY-01, PAY-03, PAY-06). */
export const paymentWay = defineModule({
  fields: (_params, config) => fieldsOf(config),
  isShown: explainsWay,
  offers: () => ({ stepNote: (facts) => chosenWay(facts).label }),
  view: PaymentWayView,
});
