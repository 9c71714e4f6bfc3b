import { CheckboxCard } from '../../../ui/checkbox-card';
import { useForm } from '../../form-provider';
import { Help } from '../../help';
import { fieldId } from '../../use-field';
import { describeOption, type OptionTexts } from './describe-option';
import { useOptionFacts } from './use-option-facts';

export interface OptionCardProps {
  option: OptionTexts;
  /** The path of the answer. */
  path: string;
  /** Shown below the label. */
  info?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox card for an optional product, with its price and, if it has a help text, a help button. */
export function OptionCard({ option, path, ...card }: OptionCardProps) {
  const { text, idPrefix } = useForm();
  const described = describeOption(useOptionFacts(), text, option);
  if (!described) return null;
  const { label, tooltip, price } = described;
  return (
    <div className="charterform-option">
      <CheckboxCard {...card} id={fieldId(idPrefix, path)} name={path} label={label} price={price} />
      {tooltip && <Help what={label} words={tooltip} />}
    </div>
  );
}
