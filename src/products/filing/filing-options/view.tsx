import { isSubscribed } from '../../../commerce/optional/optional-groups';
import { methodChoices, orderedMethod } from '../../../commerce/optional/ordered-method';
import {
  chosenLocalJurisdiction,
  filingMethodPath,
  localJurisdictionPath,
  localJurisdictionsOf,
} from '../../../commerce/catalogue/filing-methods';
import type { CatalogueEntry } from '../../../commerce/catalogue/product-lookup';
import type { Facts } from '../../../kernel/facts/facts';
import { priceDifferences, priceParts } from '../../../commerce/cart/option-price';
import { filingOptionParts } from '../filing-option-price';
import { useForm } from '../../../form/form-provider';
import { useCartFacts } from '../../../form/groups/optional/use-option-facts';
import { fieldId } from '../../../form/use-field';
import { FieldFrame } from '../../../ui/field-frame';
import { GroupFrame } from '../../../ui/group-frame';
import { onlyOption, OnlyOption } from '../../../ui/only-option';
import { RadioCards } from '../../../ui/radio-cards';
import { Select } from '../../../ui/select';
import { detailOf, filingsOf, questionOf, speedOf } from './fields';

/** Asks for each primary filing how fast and, if there is a choice, in which local jurisdiction it is filed. */
export function FilingOptionsView() {
  const facts = useCartFacts();
  const filings = filingsOf(facts);
  return filings.map((offered) => <FilingOptions key={offered.product.product_id} facts={facts} offered={offered} filings={filings} />);
}

interface FilingOptionsProps {
  facts: Facts;
  offered: CatalogueEntry;
  filings: readonly CatalogueEntry[];
}

/** One card per filing method, with what it costs more than the cheapest and the estimated date; what all have in common is said once (COMP-48). */
function FilingOptions({ facts, offered, filings }: FilingOptionsProps) {
  const { form, text, idPrefix } = useForm();
  const { product, jurisdiction } = offered;
  const path = filingMethodPath(facts, product, jurisdiction);
  const id = fieldId(idPrefix, path);
  // A subscription has one price for everything in it.
  const isPriced = !isSubscribed(facts);
  const legend = questionOf(offered, filings, text);
  const value = orderedMethod(facts, offered)?.id ?? '';
  const methods = methodChoices(facts, offered);
  const speeds = methods.map((method) => speedOf(facts, method, text));
  const documents = [...new Set(speeds.map((speed) => speed.documents))];
  const isSaidOnce = speeds.length > 1 && documents.length === 1;
  const parts = isPriced ? methods.map((method) => filingOptionParts(facts, offered, method)) : [];
  const prices = parts.length > 1 ? priceDifferences(parts, text).map((price) => ({ price })) : parts.map((part) => priceParts(part, text));
  const options = methods.map(({ id: key }, index) => ({
    key,
    label: speeds[index]!.label,
    info: isSaidOnce ? speeds[index]!.estimate : detailOf(speeds[index]!),
    ...prices[index],
  }));
  const only = onlyOption(options, value);
  return (
    <>
      <LocalJurisdiction facts={facts} offered={offered} />
      {only ? (
        <OnlyOption id={id} name={path} label={legend} option={only} hint={isPriced ? text('filing.speed.hint') : undefined} />
      ) : (
        <GroupFrame id={id} label={legend} hint={[text('filing.speed.dates'), ...(isSaidOnce ? documents : [])].join(' ')} radios>
          <RadioCards
            id={id}
            name={path}
            layout="rows"
            value={value}
            options={options}
            onChange={({ key }) => form.change({ [path]: key })}
          />
        </GroupFrame>
      )}
    </>
  );
}

/** The local jurisdiction, asked only if there is more than one. */
function LocalJurisdiction({ facts, offered: { product, jurisdiction } }: Pick<FilingOptionsProps, 'facts' | 'offered'>) {
  const { form, text, idPrefix } = useForm();
  const names = localJurisdictionsOf(facts, product, jurisdiction);
  if (names.length < 2) return null;
  const path = localJurisdictionPath(facts, product, jurisdiction);
  const id = fieldId(idPrefix, path);
  const chosen = chosenLocalJurisdiction(facts, product, jurisdiction);
  return (
    <FieldFrame id={id} label={text('filing.local')} hint={text('filing.local.hint')} required wide>
      <Select
        id={id}
        name={path}
        value={chosen}
        options={names.map((name) => ({ key: name, label: name }))}
        placeholder={chosen === '' ? text('field.select') : undefined}
        onChange={(name) => form.change({ [path]: name })}
      />
    </FieldFrame>
  );
}
