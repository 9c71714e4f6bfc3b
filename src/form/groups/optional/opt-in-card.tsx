import { checkedPath } from '../../../core/optional/optional-products';
import { getAnswer } from '../../../core/answers/get-answer';
import { useForm } from '../../form-provider';
import { OptionCard } from './option-card';
import { useOptionFacts } from './use-option-facts';

/** A checkbox that adds one product to the order (OPT-14, OPT-16). `optIn` is the product's role. */
export function OptInCard({ optIn, label }: { optIn: string; label?: string | undefined }) {
  const { form } = useForm();
  const { config, values } = useOptionFacts();
  const path = checkedPath(config, optIn);
  return (
    <OptionCard
      option={{ role: optIn, label }}
      path={path}
      checked={getAnswer(values, path) === true}
      onChange={(isOn) => form.change({ [path]: isOn })}
    />
  );
}
