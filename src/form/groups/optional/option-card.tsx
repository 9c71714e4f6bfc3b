import { CheckboxCard } from '../../../ui/checkbox-card';
import { useForm } from '../../form-provider';
import { Help } from '../../help';
import { fieldId, useFacts } from '../../use-field';
import { describeOption, optionPaths, type OptionWords } from './describe-option';

export interface OptionCardProps {
  option: OptionWords;
  /** Where the answer is kept. */
  path: string;
  /** What stands below the label. */
  info?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** One product that may be added, with its price and, where there is something to explain, help. */
export function OptionCard({ option, path, ...card }: OptionCardProps) {
  const { text, idPrefix } = useForm();
  const described = describeOption(useFacts(...optionPaths), text, option);
  if (!described) return null;
  const { label, tooltip, price } = described;
  return (
    <div className="charterform-option">
      <CheckboxCard {...card} id={fieldId(idPrefix, path)} name={path} label={label} price={price} />
      {tooltip && <Help what={label} words={tooltip} />}
    </div>
  );
}
