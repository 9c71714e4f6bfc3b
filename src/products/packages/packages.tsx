import { packageItem } from '../../commerce/analytics/offered-items';
import { chosenPackage, offeredPackages, packagePath } from '../../commerce/bundles/bundles';
import { includedLabels, labelOf } from '../../commerce/summary/line-labels';
import type { Facts } from '../../kernel/facts/facts';
import { flag, oneOf, text as textParam } from '../../kernel/page-config/config-key';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import type { Text } from '../../kernel/text/format-message';
import { formatPrice } from '../../kernel/util/money';
import { RadioField, type RadioFieldOption } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { useShownList } from '../../form/use-shown-list';
import { defineModule } from '../../form/modules/define-module';
import { arePricesKnown, packagePrices, type PackagePrices } from './package-prices';
import { PackageTable } from './package-table';

const params = { layout: oneOf(['cards', 'table'], 'cards'), initial: textParam(''), onDemand: flag(false) };

type Params = ParamsOf<typeof params>;

/** With the param `onDemand`, asked only where the page sells packages by `layout.packages`. */
function fields({ initial, onDemand }: Params, { layout }: PageConfig): readonly FieldDeclaration[] {
  if (onDemand && !layout.packages) return [];
  return [
    {
      path: packagePath,
      label: 'packages.question',
      name: 'section.packages',
      rules: 'required',
      initial,
      reads: (facts, text) => {
        const chosen = packagePrices(facts).find(({ bundle }) => bundle === chosenPackage(facts));
        return chosen && nameOf(chosen, text);
      },
    },
  ];
}

/** Where the page has a bundle for the state and the kind of company. */
const isShown = (facts: Facts) => offeredPackages(facts).length > 0;

/** As its line in the summary reads, also where nothing of it is on sale. */
const nameOf = ({ items: [itself] }: PackagePrices, text: Text): string => (itself ? labelOf(itself, text) : text('summary.bundle'));

const contentsOf = ({ items }: PackagePrices, text: Text): string[] => [
  ...new Set([...includedLabels(items, text), ...(items[0]?.additionalLabels ?? [])]),
];

function optionOf(prices: PackagePrices, areKnown: boolean, text: Text): RadioFieldOption & { contents: string[] } {
  const { bundle, items, firstYear, laterYears } = prices;
  const leftOut = items[0]?.leftOut ?? [];
  return {
    key: bundle.product_id,
    label: nameOf(prices, text),
    contents: contentsOf(prices, text),
    info: leftOut.length > 0 ? text('summary.leftOut', { items: leftOut.join(', ') }) : undefined,
    ...(areKnown && {
      price: formatPrice(firstYear),
      period: text('packages.firstYear'),
      later: { price: formatPrice(laterYears), period: text('packages.laterYears') },
    }),
  };
}

function PackagesView({ params: { layout } }: { params: Params }) {
  const { text } = useForm();
  // The prices are the same until an answer changes that the order is made of.
  const prices = useFormValue((form) => packagePrices(form.facts()));
  const areKnown = useFormValue((form) => arePricesKnown(form.facts()));
  const ofPage = useFormValue((form) => form.facts().config.layout.packages);
  const options = prices.map((one) => optionOf(one, areKnown, text));
  useShownList({
    id: 'packages',
    name: text('section.packages'),
    readItems: () => (areKnown ? prices.flatMap(({ items }) => packageItem(items)) : undefined),
  });
  const isTable = (ofPage ?? layout) === 'table' && options.length > 1;
  return (
    <>
      <RadioField
        path={packagePath}
        options={isTable ? options.map((option) => ({ ...option, contents: [] })) : options}
        hint={text(areKnown ? 'packages.hint' : 'packages.hintOpen')}
        layout="columns"
        isWhole
      />
      {isTable && <PackageTable packages={options} />}
    </>
  );
}

/** Which of the page's bundles is ordered: what is in each, and what the order comes to with it, today and later (PLUS-01). */
export const packages = defineModule({ params, fields, isShown, view: PackagesView });
