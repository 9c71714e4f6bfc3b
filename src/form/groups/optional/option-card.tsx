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
  /** The product is part of the order's bundle, at the bundle's price. */
  included?: boolean;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox card for an optional product, with its price and, if it has a help text, a help button. */
export function OptionCard({ option, path, included, ...card }: OptionCardProps) {
  const { text, idPrefix } = useForm();
  const described = describeOption(useOptionFacts(), text, option);
  if (!described) return null;
  const { label, description, tooltip, price, period } = described;
  return (
    <div className="charterform-option">
      <CheckboxCard
        {...card}
        id={fieldId(idPrefix, path)}
        name={path}
        label={label}
        info={included ? text('optional.inBundle') : description}
        price={included ? undefined : price}
        period={period}
      />
      {tooltip && <Help what={label} words={tooltip} />}
    </div>
  );
}
