import type { ReactNode } from 'react';
import { optionsOf, type OfferedGroup, type OfferedOption } from '../../../kernel/facts/offer';
import { optionItems } from '../../../commerce/analytics/offered-items';
import { isInPrimaryBundle } from '../../../commerce/optional/optional-groups';
import { answerPath, canToggle, groupPath, isGroupChecked, isInOrder, radioChoice } from '../../../commerce/optional/optional-products';
import { toggleGroup, toggleOption } from '../../../commerce/optional/optional-toggles';
import { wordsOf } from '../../../commerce/optional/product-words';
import { CheckboxCard } from '../../../ui/checkbox-card';
import { idOf } from '../../../ui/control-attributes';
import { GroupFrame } from '../../../ui/group-frame';
import { RadioCards } from '../../../ui/radio-cards';
import { useForm } from '../../form-provider';
import { helpAbout } from '../../help';
import { describeOption } from './describe-option';
import { leastPrice } from './least-price';
import { OptionCard } from './option-card';
import { OptionStates } from './option-states';
import { useOptionFacts } from './use-option-facts';
import { useShownList } from '../../use-shown-list';

export interface OptionGroupProps {
  group: OfferedGroup;
  /** The name of a group without a label in the page config. */
  legend: string;
}

/**
 * A group of optional products (OPT-01). Its type decides the layout: cards, radios, sections, or a list of states per
 * product. The products of a custom group are separate cards, each with its own texts, without a group checkbox. What has
 * options of its own shares a frame with them; a radio list is folded to its checkbox until that is checked.
 */
export function OptionGroup({ group, legend }: OptionGroupProps) {
  const { form, idPrefix } = useForm();
  const facts = useOptionFacts();
  const { label = legend, checkboxID, checkboxName, parent, sections } = group;
  const options = optionsOf(group);
  const listId = group.saveAs ?? options[0]?.role ?? 'options';
  const id = idOf(idPrefix, 'options', listId);
  const hasCheckbox = group.type !== 'custom' && (checkboxID ?? checkboxName) !== undefined;
  // A single radio could not be unchecked again.
  const isRadioList = group.type === 'radioList' && options.length > 1;
  const isFolded = hasCheckbox && isRadioList && !isGroupChecked(facts, group);
  useShownList({ id: listId, name: label, readItems: () => (isFolded ? undefined : optionItems(facts, options)) });

  const rows = (list: readonly OfferedOption[]) =>
    list.length > 0 && (
      <div className="charterform-choices" data-layout={group.type === 'custom' ? 'apart' : 'rows'}>
        {list.map((option) => (
          <OptionCard
            key={option.role}
            option={option}
            path={answerPath(facts.config, option)}
            included={isInPrimaryBundle(facts, option)}
            checked={isInOrder(facts, group, option)}
            disabled={!canToggle(facts, group, option)}
            onChange={(isOn) => form.change(toggleOption(form.facts(), group, option, isOn))}
          />
        ))}
      </div>
    );

  const byState = () =>
    options.map((option) => <OptionStates key={option.role} id={idOf(id, option.role)} group={group} option={option} />);

  return (
    <LabelledGroup id={id} label={label} words={group} hideLegend={!group.label || hasCheckbox}>
      <div className={hasCheckbox || parent ? 'charterform-unfold' : 'charterform-offers'}>
        {hasCheckbox && <GroupCheckbox id={checkboxID ? idOf(checkboxID) : `${id}-all`} {...{ group, label, isFolded }} />}
        {parent && rows([parent])}
        {isFolded ? null : group.type === 'multiState' ? (
          byState()
        ) : isRadioList ? (
          <OptionRadios id={id} group={group} />
        ) : (
          rows(group.products)
        )}
        {group.type === 'sectionList' &&
          sections.map(({ label: title = label, products, ...words }, index) => (
            <LabelledGroup key={index} id={`${id}-${index}`} label={title} words={words}>
              {rows(products)}
            </LabelledGroup>
          ))}
      </div>
    </LabelledGroup>
  );
}

interface LabelledGroupProps {
  id: string;
  label: string;
  /** The page's words about the group; not shown where its checkbox has the label. */
  words: { tooltipText?: string | undefined };
  hideLegend?: boolean;
  children: ReactNode;
}

/** A group with its name and, in a line below, what it is. */
function LabelledGroup({ id, label, words, hideLegend = false, children }: LabelledGroupProps) {
  const { line, more } = wordsOf({ tooltipText: words.tooltipText });
  return (
    <GroupFrame id={id} label={label} hideLegend={hideLegend} help={hideLegend ? undefined : helpAbout(label, more)}>
      {line && !hideLegend && <p className="charterform-about">{line}</p>}
      {children}
    </GroupFrame>
  );
}

/** The checkbox above a group; of a folded one it says from which price on there is something. */
function GroupCheckbox({ id, group, label, isFolded }: { id: string; group: OfferedGroup; label: string; isFolded: boolean }) {
  const { form, text } = useForm();
  const facts = useOptionFacts();
  const { checkboxID, checkboxName, tooltipText } = group;
  const { line, more } = wordsOf({ tooltipText });
  return (
    <div className="charterform-option">
      <CheckboxCard
        {...(isFolded && leastPrice(facts, text, optionsOf(group)))}
        id={id}
        name={checkboxName ?? checkboxID ?? id}
        label={label}
        info={line}
        checked={isGroupChecked(facts, group)}
        disabled={!optionsOf(group).some((option) => canToggle(facts, group, option))}
        onChange={(isOn) => form.change(toggleGroup(form.facts(), group, isOn))}
      />
      {helpAbout(label, more)}
    </div>
  );
}

/** The products of a radio list, of which at most one can be chosen. */
function OptionRadios({ id, group }: { id: string; group: OfferedGroup }) {
  const { form, text } = useForm();
  const facts = useOptionFacts();
  const options = optionsOf(group).flatMap((option) => {
    const described = describeOption(facts, text, option);
    return described ? [{ ...described, key: option.role, disabled: !canToggle(facts, group, option) }] : [];
  });
  return (
    <RadioCards
      id={id}
      name={groupPath(group) ?? id}
      layout="rows"
      value={radioChoice(facts, group)?.role ?? ''}
      options={options}
      onChange={({ key }) =>
        form.change(
          toggleOption(
            form.facts(),
            group,
            optionsOf(group).find(({ role }) => role === key)!,
            true,
          ),
        )
      }
    />
  );
}
