import { useCallback, useMemo, useRef, type FocusEvent } from 'react';
import { isStateDisabled, listedStates, statesPath, singleStateProductName } from '../../../commerce/catalogue/multi-state';
import { isEqual } from '../../../kernel/util/is-equal';
import { readObject } from '../../../kernel/util/read-wire';
import { priceWords } from '../../../commerce/cart/option-price';
import { statePrice } from '../../../commerce/cart/choice-prices';
import type { Facts } from '../../../kernel/facts/facts';
import { sortByLabel } from '../../../kernel/reference/options';
import { stateName } from '../../../kernel/reference/states';
import type { Text } from '../../../kernel/text/format-message';
import { useStateTexts } from '../../../form/fields/use-state-texts';
import { useForm } from '../../../form/form-provider';
import { useCartFacts } from '../../../form/groups/optional/use-option-facts';
import { useField } from '../../../form/use-field';
import { Checkbox } from '../../../ui/checkbox';
import { checkedOf } from '../../../ui/checkbox-columns';
import { GroupFrame } from '../../../ui/group-frame';
import { Notice } from '../../../ui/notice';
import { SearchableCheckboxes } from '../../../ui/searchable-checkboxes';
import { BulkPrice } from './bulk-price';
import { ChosenStates } from './chosen-states';
import type { Params } from './fields';

export function MultiStateView({ params }: { params: Params }) {
  const { text } = useForm();
  const facts = useCartFacts();
  const role = params.product ?? facts.offer.primaryProducts[0] ?? '';
  const lacking = singleStateProductName(facts, role);
  if (lacking !== undefined) {
    return (
      <div role="alert">
        <Notice kind="error">{text('multiState.notEnabled', { name: lacking })}</Notice>
      </div>
    );
  }
  return <StateList facts={facts} role={role} hasToggleAll={params.toggleAll} />;
}

function StateList({ facts, role, hasToggleAll }: { facts: Facts; role: string; hasToggleAll: boolean }) {
  const { form, text } = useForm();
  const { value, frame, control } = useField(statesPath);
  const texts = useStateTexts();
  const { options, prices } = useOffered(facts, role, text);
  const enabled = options.filter(({ disabled }) => !disabled);
  const states = readObject(value);
  const isChecked = (code: string) => states[code] === true;
  const chosen = checkedOf(options, isChecked);
  const isAll = enabled.length > 0 && enabled.every(({ key }) => isChecked(key));
  const toggle = useCallback(
    (codes: readonly string[], isChosen: boolean) =>
      form.change({ [statesPath]: { ...readObject(form.get(statesPath)), ...Object.fromEntries(codes.map((code) => [code, isChosen])) } }),
    [form],
  );
  const toggleOne = useCallback((code: string, isChosen: boolean) => toggle([code], isChosen), [toggle]);
  // Moving focus from one checkbox to another does not leave the field.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) control.onBlur();
  };
  return (
    <div onBlur={leave}>
      <GroupFrame {...frame} hideLegend>
        {/* There before the products are, so that nothing moves when they arrive. */}
        <p className="charterform-about">{aboutPrices(prices, text)}</p>
        <BulkPrice available={enabled.length} />
        <ChosenStates options={options} chosen={chosen} isAll={isAll} onToggle={toggle} />
        <SearchableCheckboxes
          id={control.id}
          name={statesPath}
          texts={texts}
          options={options}
          isChecked={isChecked}
          // An answer keeps its states in the order in which they were first chosen.
          lastChosen={Object.keys(states).filter(isChecked).at(-1)}
          onToggle={toggleOne}
        >
          <div className="charterform-check-head">
            {hasToggleAll && (
              <Checkbox
                id={`${control.id}-all`}
                name={`${statesPath}-all`}
                label={text('multiState.all')}
                checked={isAll}
                mixed={chosen.length > 0}
                onChange={(isChosen) =>
                  toggle(
                    enabled.map(({ key }) => key),
                    isChosen,
                  )
                }
              />
            )}
            <p role="status">{text('multiState.count', { count: chosen.length })}</p>
          </div>
        </SearchableCheckboxes>
      </GroupFrame>
    </div>
  );
}

function aboutPrices(prices: readonly string[], text: Text): string {
  if (prices.length > 1) return text('multiState.prices');
  return prices.map((price) => text('multiState.price', { price })).join('');
}

/** The price in words; undefined before the products of the state are loaded. */
function priceIn(facts: Facts, role: string, code: string, text: Text): string | undefined {
  const price = statePrice(facts, role, code);
  return price && priceWords(price, text);
}

/**
 * States sorted by name, with their prices if these differ, and the different prices: none before the products are loaded. The
 * same as before as long as they are equal, so that a tick does not draw all states anew.
 */
function useOffered(facts: Facts, role: string, text: Text): Offered {
  const { config } = facts;
  const states = useMemo(
    () =>
      sortByLabel(
        listedStates(config).map((code) => ({ key: code, label: stateName(code, text) ?? code })),
        text.locale,
      ),
    [config, text],
  );
  const offered = useMemo(() => {
    const rows = states.map((state) => ({ ...state, price: priceIn(facts, role, state.key, text) }));
    const prices = [...new Set(rows.flatMap(({ price }) => price ?? []))];
    const shownPrice = (price: string | undefined) => (prices.length < 2 ? undefined : price);
    const options = rows.map(({ price, ...row }) => ({ ...row, disabled: isStateDisabled(facts, row.key), price: shownPrice(price) }));
    return { options, prices };
  }, [states, facts, role, text]);
  const last = useRef(offered);
  if (!isEqual(last.current, offered)) last.current = offered;
  return last.current;
}

interface Offered {
  options: readonly { key: string; label: string; disabled: boolean; price: string | undefined }[];
  prices: readonly string[];
}
