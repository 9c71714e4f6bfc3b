import { useCallback, useRef, useState } from 'react';
import type { OfferedGroup, OfferedOption } from '../../../kernel/facts/offer';
import { statesOffered } from '../../../commerce/optional/optional-groups';
import { canToggle, isInOrder } from '../../../commerce/optional/optional-products';
import { toggleOption } from '../../../commerce/optional/optional-toggles';
import { optionStatesPath, stateOfService } from '../../../commerce/catalogue/jurisdictions-in-use';
import { singleStateProductName } from '../../../commerce/catalogue/multi-state';
import { bindingOf, productForRole } from '../../../commerce/catalogue/product-lookup';
import type { Facts } from '../../../kernel/facts/facts';
import { sortByLabel } from '../../../kernel/reference/options';
import { stateName } from '../../../kernel/reference/states';
import type { Text } from '../../../kernel/text/format-message';
import { CheckboxCard } from '../../../ui/checkbox-card';
import { CheckboxColumns } from '../../../ui/checkbox-columns';
import { ChosenChips } from '../../../ui/chosen-chips';
import { FoldedCheckboxes } from '../../../ui/folded-checkboxes';
import { GroupFrame } from '../../../ui/group-frame';
import { Notice } from '../../../ui/notice';
import { maxPlainCheckboxes } from '../../../ui/searchable-checkboxes';
import { useStateTexts } from '../../fields/use-state-texts';
import { useForm } from '../../form-provider';
import { productWords } from '../../../commerce/optional/product-words';
import { helpAbout } from '../../help';
import { priceOption } from './describe-option';
import { useOptionFacts } from './use-option-facts';

interface OptionStatesProps {
  id: string;
  group: OfferedGroup;
  option: OfferedOption;
}

/** The states in which one product can be ordered, as checkboxes, each with its price once loaded. */
export function OptionStates({ id, group, option }: OptionStatesProps) {
  const { form, text } = useForm();
  const facts = useOptionFacts();
  const toggle = useCallback(
    (code: string, isOn: boolean) => form.change(toggleOption(form.facts(), group, option, isOn, code)),
    [form, group, option],
  );
  const lacking = singleStateProductName(facts, option.role);
  if (lacking) return <Notice kind="error">{text('multiState.notEnabled', { name: lacking })}</Notice>;
  const { rows, priced } = rowsOf(facts, text, group, option);
  const label = priced?.label ?? option.label ?? bindingOf(facts.config, option.role).label;
  if (!label) return null;
  const { line, more } = productWords(facts, text, option);
  const columns = { id, name: optionStatesPath(facts.config, option.role), options: rows, onToggle: toggle };
  const isChecked = (code: string) => isInOrder(facts, group, option, code);
  const List = rows.length > maxPlainCheckboxes ? FoldedStates : CheckboxColumns;
  return (
    <GroupFrame id={id} label={label} help={helpAbout(label, more)}>
      {line && <p className="charterform-about">{line}</p>}
      <List {...columns} isChecked={isChecked} />
    </GroupFrame>
  );
}

/** The states sorted by name; without a price only those whose products are not loaded yet. */
function rowsOf(facts: Facts, text: Text, group: OfferedGroup, option: OfferedOption) {
  const states = statesOffered(facts, option)
    .map((code) => ({ code, priced: priceOption(facts, text, option, code) }))
    .filter(({ code, priced }) => priced || !productForRole(facts, option.role, code));
  const rows = states.map(({ code, priced }) => ({
    ...priced,
    key: code,
    label: stateName(code, text) ?? code,
    disabled: !canToggle(facts, group, option, code),
  }));
  return { rows: sortByLabel<StateRow>(rows, text.locale), priced: states.find(({ priced }) => priced)?.priced };
}

interface StateRow {
  key: string;
  label: string;
  price?: string | undefined;
  fee?: string | undefined;
  period?: string;
  isGood?: boolean;
  disabled: boolean;
}

interface FoldedStatesProps {
  id: string;
  name: string;
  options: readonly StateRow[];
  isChecked: (code: string) => boolean;
  onToggle: (code: string, isOn: boolean) => void;
}

/** The order's own state and those chosen as cards, all others behind a search. */
function FoldedStates(list: FoldedStatesProps) {
  const { id, name, options, isChecked, onToggle } = list;
  const { text } = useForm();
  const own = stateOfService(useOptionFacts());
  const texts = useStateTexts();
  const [isOpen, setOpen] = useState(false);
  const chosenSoFar = useRef(new Set<string>()).current;
  // Not while the list is open: a state would leave it under the visitor's hand.
  if (!isOpen) for (const { key } of options) if (isChecked(key)) chosenSoFar.add(key);
  const isApart = ({ key }: StateRow) => key === own || chosenSoFar.has(key);
  const apart = options.filter(isApart);
  const others = options.filter((row) => !isApart(row));
  const chips = others.filter(({ key }) => isChecked(key));
  const isNone = chips.length === 0;
  return (
    <div className="charterform-unfold">
      {apart.length > 0 && (
        <div className="charterform-choices" data-layout="rows">
          {apart.map(({ key, ...card }) => (
            <div key={key} className="charterform-option">
              <CheckboxCard
                {...card}
                id={`${id}-${key}`}
                name={`${name}.${key}`}
                checked={isChecked(key)}
                onChange={(isOn) => onToggle(key, isOn)}
              />
            </div>
          ))}
        </div>
      )}
      <FoldedCheckboxes
        {...list}
        title={text(apart.length > 0 ? 'optional.otherStates' : 'states.states')}
        texts={texts}
        options={others}
        chosen={
          <ChosenChips
            label={text('multiState.chosen')}
            note={isNone ? text('multiState.chosenNone') : ''}
            chips={chips}
            clearText={isNone ? '' : text('multiState.deselectAll')}
            removeLabel={(option) => text('list.removeOption', { option })}
            onRemove={(code) => onToggle(code, false)}
            onClear={() => chips.forEach(({ key }) => onToggle(key, false))}
          />
        }
        open={isOpen}
        onOpen={setOpen}
      />
    </div>
  );
}
