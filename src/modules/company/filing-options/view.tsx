import { isSubscribed } from '../../../core/optional/optional-groups';
import { methodChoices, orderedMethod } from '../../../core/optional/ordered-method';
import {
  chosenLocalJurisdiction,
  filingMethodPath,
  localJurisdictionPath,
  localJurisdictionsOf,
} from '../../../core/catalogue/filing-methods';
import type { CatalogueEntry } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import { priceWords } from '../../../core/cart/option-price';
import { filingOptionParts } from '../../../core/cart/filing-option-price';
import { useForm } from '../../../form/form-provider';
import { useCartFacts } from '../../../form/groups/optional/use-option-facts';
import { fieldId } from '../../../form/use-field';
import { FieldFrame } from '../../../ui/field-frame';
import { GroupFrame } from '../../../ui/group-frame';
import { onlyOption, OnlyOption } from '../../../ui/only-option';
import { RadioCards } from '../../../ui/radio-cards';
import { Select } from '../../../ui/select';
import { filingsOf, questionOf, speedOf } from './fields';

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

/** One card per filing method, with its price and the estimated date. */
function FilingOptions({ facts, offered, filings }: FilingOptionsProps) {
  const { form, text, idPrefix } = useForm();
  const { product, jurisdiction } = offered;
  const path = filingMethodPath(facts, product, jurisdiction);
  const id = fieldId(idPrefix, path);
  // A subscription has one price for everything in it.
  const isPriced = !isSubscribed(facts);
  const legend = questionOf(offered, filings, text);
  const value = orderedMethod(facts, offered)?.id ?? '';
  const options = methodChoices(facts, offered).map((method) => ({
    key: method.id,
    ...speedOf(facts, method, text),
    price: isPriced ? priceWords(filingOptionParts(facts, offered, method), text) : undefined,
  }));
  const only = onlyOption(options, value);
  const hint = isPriced ? text('filing.speed.hint') : undefined;
  return (
    <>
      <LocalJurisdiction facts={facts} offered={offered} />
      {only ? (
        <OnlyOption id={id} name={path} label={legend} option={only} hint={hint} />
      ) : (
        <GroupFrame id={id} label={legend} hint={hint} radios>
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
