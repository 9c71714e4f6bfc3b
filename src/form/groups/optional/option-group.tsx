import { optionsOf, type OfferedGroup, type OfferedOption } from '../../../core/facts/offer';
import { isInPrimaryBundle } from '../../../core/optional/optional-groups';
import { answerPath, canToggle, groupPath, isGroupChecked, isInOrder, radioChoice } from '../../../core/optional/optional-products';
import { toggleGroup, toggleOption } from '../../../core/optional/optional-toggles';
import { CheckboxCard } from '../../../ui/checkbox-card';
import { idOf } from '../../../ui/control-attributes';
import { GroupFrame } from '../../../ui/group-frame';
import { RadioCards } from '../../../ui/radio-cards';
import { useForm } from '../../form-provider';
import { helpAbout } from '../../help';
import { describeOption } from './describe-option';
import { OptionCard } from './option-card';
import { OptionStates } from './option-states';
import { useOptionFacts } from './use-option-facts';

export interface OptionGroupProps {
  group: OfferedGroup;
  /** The name of a group without a label in the page config. */
  legend: string;
}

/**
 * A group of optional products (OPT-01). Its type decides the layout: cards, radios, sections, or a list of states per
 * product. The products of a custom group are separate cards, each with its own texts, without a group checkbox.
 */
export function OptionGroup({ group, legend }: OptionGroupProps) {
  const { form, idPrefix } = useForm();
  const facts = useOptionFacts();
  const { label = legend, tooltipText, checkboxID, checkboxName, parent, sections } = group;
  const options = optionsOf(group);
  const id = idOf(idPrefix, 'options', group.saveAs ?? options[0]?.role);
  const hasCheckbox = group.type !== 'custom' && (checkboxID ?? checkboxName) !== undefined;
  const help = helpAbout(label, tooltipText);
  const layout = group.type === 'custom' ? 'apart' : 'rows';
  // A single radio could not be unchecked again.
  const isRadioList = group.type === 'radioList' && options.length > 1;

  const card = (option: OfferedOption) => (
    <OptionCard
      key={option.role}
      option={option}
      path={answerPath(facts.config, option)}
      included={isInPrimaryBundle(facts, option)}
      checked={isInOrder(facts, group, option)}
      disabled={!canToggle(facts, group, option)}
      onChange={(isOn) => form.change(toggleOption(form.facts(), group, option, isOn))}
    />
  );

  const rows = (list: readonly OfferedOption[]) =>
    list.length > 0 && (
      <div className="charterform-choices" data-layout={layout}>
        {list.map(card)}
      </div>
    );

  const byState = () =>
    options.map((option) => <OptionStates key={option.role} id={idOf(id, option.role)} group={group} option={option} />);

  return (
    <GroupFrame id={id} label={label} hideLegend={!group.label || hasCheckbox} help={!hasCheckbox && group.label ? help : undefined}>
      <div className="charterform-offers">
        {hasCheckbox && (
          <div className="charterform-option">
            <CheckboxCard
              id={checkboxID ? idOf(checkboxID) : `${id}-all`}
              name={checkboxName ?? checkboxID ?? id}
              label={label}
              checked={isGroupChecked(facts, group)}
              disabled={!options.some((option) => canToggle(facts, group, option))}
              onChange={(isOn) => form.change(toggleGroup(form.facts(), group, isOn))}
            />
            {help}
          </div>
        )}
        {parent && rows([parent])}
        {group.type === 'multiState' ? byState() : isRadioList ? <OptionRadios id={id} group={group} /> : rows(group.products)}
        {group.type === 'sectionList' &&
          sections.map(({ label: title = label, tooltipText: words, products }, index) => (
            <GroupFrame key={index} id={`${id}-${index}`} label={title} help={helpAbout(title, words)}>
              {rows(products)}
            </GroupFrame>
          ))}
      </div>
    </GroupFrame>
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
