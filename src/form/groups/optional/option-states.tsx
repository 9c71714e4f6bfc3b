import { useCallback } from 'react';
import type { OfferedGroup, OfferedOption } from '../../../core/facts/offer';
import { statesOffered } from '../../../core/optional/optional-groups';
import { canToggle, isInOrder } from '../../../core/optional/optional-products';
import { toggleOption } from '../../../core/optional/optional-toggles';
import { optionStatesPath } from '../../../core/catalogue/jurisdictions-in-use';
import { singleStateProductName } from '../../../core/catalogue/multi-state';
import { bindingOf, productForRole } from '../../../core/catalogue/product-lookup';
import { sortByLabel } from '../../../core/reference/options';
import { stateName } from '../../../core/reference/states';
import { CheckboxColumns } from '../../../ui/checkbox-columns';
import { GroupFrame } from '../../../ui/group-frame';
import { Notice } from '../../../ui/notice';
import { useForm } from '../../form-provider';
import { Help } from '../../help';
import { describeOption } from './describe-option';
import { useOptionFacts } from './use-option-facts';

/** The states in which one product can be ordered, as checkboxes, each with its price once loaded. */
export function OptionStates({ id, group, option }: { id: string; group: OfferedGroup; option: OfferedOption }) {
  const { form, text } = useForm();
  const facts = useOptionFacts();
  const toggle = useCallback(
    (code: string, isOn: boolean) => form.change(toggleOption(form.facts(), group, option, isOn, code)),
    [form, group, option],
  );
  const lacking = singleStateProductName(facts, option.role);
  if (lacking) return <Notice kind="error">{text('multiState.notEnabled', { name: lacking })}</Notice>;
  const states = statesOffered(facts, option)
    .map((code) => ({ code, described: describeOption(facts, text, option, code) }))
    .filter(({ code, described }) => described || !productForRole(facts, option.role, code));
  const { label = option.label ?? bindingOf(facts.config, option.role).label, tooltip } =
    states.find(({ described }) => described)?.described ?? {};
  if (!label) return null;
  const rows = states.map(({ code, described }) => ({
    key: code,
    label: stateName(code, text) ?? code,
    price: described?.price,
    disabled: !canToggle(facts, group, option, code),
  }));
  return (
    <GroupFrame id={id} legend={label} help={tooltip && <Help what={label} words={tooltip} />}>
      <CheckboxColumns
        id={id}
        name={optionStatesPath(facts.config, option.role)}
        options={sortByLabel(rows, text.locale)}
        isChecked={(code) => isInOrder(facts, group, option, code)}
        onToggle={toggle}
      />
    </GroupFrame>
  );
}
