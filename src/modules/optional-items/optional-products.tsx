import { additionalGroups } from '../../core/optional/optional-groups';
import { useForm } from '../../form/form-provider';
import { optionPaths } from '../../form/groups/optional/describe-option';
import { OptionGroup } from '../../form/groups/optional/option-group';
import { useFacts } from '../../form/use-field';

/** Products that may be added, group by group; those of the business identity package have a module of their own. */
export function OptionalProductsView() {
  const { text } = useForm();
  const groups = additionalGroups(useFacts(...optionPaths));
  return groups.map((group, index) => <OptionGroup key={index} group={group} legend={text('section.optionalItems')} />);
}
