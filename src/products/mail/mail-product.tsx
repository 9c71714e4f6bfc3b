import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import { asksMailPlan, offersPhoneBesideMail, sellsMail } from './mail-in-cart';
import { isMailFixed } from '../../commerce/optional/opt-ins';
import { optionParts } from '../../commerce/cart/choice-prices';
import { billingPeriod } from '../../commerce/catalogue/billing-period';
import { bindingOf, dataPath } from '../../commerce/catalogue/product-lookup';
import { areMailPlansAwaited, chosenMailPlan, mailPlans, mailStates, type OfferedMailPlan } from '../../commerce/catalogue/mail-plans';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { chosenOptions } from '../../commerce/cart/chosen-options';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { mailServices } from '../../kernel/reference/mail-services';
import { mailRole, phoneRole } from '../../kernel/reference/product-roles';
import type { Text } from '../../kernel/text/format-message';
import { formatPrice } from '../../kernel/util/money';
import { RadioField, type AwaitedRow } from '../../form/fields/radio-field';
import { StateField } from '../../form/fields/state-field';
import { useForm } from '../../form/form-provider';
import { describeOption } from '../../form/groups/optional/describe-option';
import { OptInCard } from '../../form/groups/optional/opt-in-card';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { useFormValue } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const pathsOf = (config: PageConfig) => ({
  service: dataPath(config, mailRole, 'serviceType'),
  limit: dataPath(config, mailRole, 'limit'),
  state: dataPath(config, mailRole, 'state'),
});

/**
 * The services to choose from, and the plans of the chosen one; all plans alone in flat mode, and where there is one service.
 * Both services stand there before the plans have arrived, so that nothing moves then.
 */
function choicesOf(facts: Facts) {
  const all = mailPlans(facts);
  const services = all.length > 0 ? [...new Set(all.map(({ serviceType }) => serviceType))] : mailServices;
  if (facts.config.mail.mode === 'flat' || services.length < 2) return { services: [], plans: all };
  const chosen = chosenKey(facts.values, pathsOf(facts.config).service);
  return { services, plans: all.filter(({ serviceType }) => serviceType === chosen) };
}

/** Whether there is a choice, or plans are on their way among which there is one: no question is first called optional. */
const mayAskPlan = (facts: Facts): boolean => (areMailPlansAwaited(facts) ? sellsMail(facts) && !isMailFixed(facts) : asksMailPlan(facts));

const isServiceAsked = (facts: Facts): boolean => mayAskPlan(facts) && choicesOf(facts).services.length > 0;

/** Not where the service comes first, or has a single plan. */
function isPlanAsked(facts: Facts): boolean {
  const { services, plans } = choicesOf(facts);
  return mayAskPlan(facts) && (plans.length > 1 || services.length + plans.length === 0);
}

/** What awaited plans are likely to say: two by the piece and one without a limit. Servers name them in one language. */
function awaitedPlans(text: Text): readonly AwaitedRow[] {
  const period = billingPeriod(12, text);
  const byPiece = (pieces: number, cents: number) => ({
    label: `Mail Forwarding, ${pieces} Pieces`,
    info: text('mail.eachPiece', { price: formatPrice(Math.round(cents / pieces)) }),
    price: formatPrice(cents),
    period,
  });
  const office = { label: 'Virtual Office', info: text('mail.vo.info'), price: formatPrice(48_000), period };
  return [byPiece(15, 12_000), byPiece(45, 30_000), office];
}

const noChoices: ReturnType<typeof choicesOf> = { services: [], plans: [] };

/** A choice of one is made by itself, and required of nobody (MAIL-02). */
const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] => {
  const { service, limit, state } = pathsOf(config);
  return [
    ...(config.mail.state
      ? []
      : [{ path: state, label: 'mail.state', name: 'mail.state.name', rules: 'required', initial: emptyChoice, wide: true } as const]),
    {
      path: service,
      label: 'mail.product',
      name: 'mail.product.name',
      rules: (facts) => (isServiceAsked(facts) ? 'required' : ''),
      initial: null,
      options: [
        { key: 'mf', label: 'mail.mf', info: 'mail.mf.info' },
        { key: 'vo', label: 'mail.vo', info: 'mail.vo.info' },
      ],
    },
    {
      path: limit,
      label: 'mail.plan',
      rules: (facts) => (isPlanAsked(facts) ? 'required:defined' : ''),
      initial: null,
      reads: (facts) => chosenMailPlan(facts)?.offered.product.name,
    },
  ];
};

/** What a plan with a limit costs by the piece, unless the page says what it is: the service stands above it. */
function lineOf(facts: Facts, { offered, limit }: OfferedMailPlan, text: Text): string | undefined {
  const role = offered.product.product_id;
  const { description, tooltipText } = bindingOf(facts.config, role);
  const pieces = Number(limit);
  if (description !== undefined || tooltipText !== undefined || pieces <= 0) return undefined;
  const added = optionParts(facts, { role })?.added;
  return added && text('mail.eachPiece', { price: formatPrice(Math.round(added.price / pieces)) });
}

function MailProductView() {
  const { text } = useForm();
  const facts = useOptionFacts();
  const offersPhone = useFormValue((form) => offersPhoneBesideMail(form.facts()));
  const paths = pathsOf(facts.config);
  // A bundle's mail is no choice.
  const isFixed = useFormValue((form) => isMailFixed(form.facts()));
  const { services, plans } = isFixed ? noChoices : choicesOf(facts);
  const offered = plans.flatMap((plan) => {
    const described = describeOption(facts, text, { role: plan.offered.product.product_id, description: lineOf(facts, plan, text) });
    return described ? [{ ...described, key: plan.key }] : [];
  });
  return (
    <>
      {!facts.config.mail.state && <StateField path={paths.state} only={mailStates(facts)} />}
      {services.length > 0 && (
        <RadioField
          path={paths.service}
          alsoChange={(key) => {
            const [plan, other] = mailPlans(facts).filter(({ serviceType }) => serviceType === key);
            return { [paths.limit]: other ? undefined : plan?.limit };
          }}
        />
      )}
      {(services.length === 0 || offered.length > 0) && (
        <RadioField
          path={paths.limit}
          options={offered}
          awaited={areMailPlansAwaited(facts) ? awaitedPlans(text) : undefined}
          layout="rows"
          toKey={() => chosenMailPlan(facts)?.key ?? ''}
          alsoChange={(key) => {
            const { serviceType, limit } = plans.find((plan) => plan.key === key)!;
            return { [paths.service]: serviceType, [paths.limit]: limit };
          }}
        />
      )}
      {offersPhone && <OptInCard optIn={phoneRole} />}
    </>
  );
}

/** Which mail service is ordered, and for which state (MAIL-01 to MAIL-03); beside a virtual office phone service (MAIL-08). */
export const mailProduct = defineModule({
  fields,
  isShown: sellsMail,
  offers: () => ({ optIns: [phoneRole], optInTerms: { [phoneRole]: { beside: 'virtualOffice' } } }),
  review: (facts, text) => chosenOptions(facts, text, [phoneRole]),
  view: MailProductView,
});
