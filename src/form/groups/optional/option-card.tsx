import { CheckboxCard } from '../../../ui/checkbox-card';
import { useForm } from '../../form-provider';
import { Help } from '../../help';
import { fieldId, useFacts } from '../../use-field';
import { describeOption, optionPaths, type OptionWords } from './describe-option';

export interface OptionCardProps {
  option: OptionWords;
  /** Where the answer is kept. */
  path: string;
  /** Where it is ordered; left out: in the state of service. */
  jurisdiction?: string | undefined;
  /** What the card is called where the product itself has been named above it. */
  name?: string | undefined;
  /** What stands below the label. */
  info?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** One product that may be added, with its price and, where there is something to explain, help. */
export function OptionCard({ option, path, jurisdiction, name, ...card }: OptionCardProps) {
  const { text, idPrefix } = useForm();
  const described = describeOption(useFacts(...optionPaths), text, option, jurisdiction);
  if (!described) return null;
  const { label, tooltip, price } = described;
  return (
    <div className="charterform-option">
      <CheckboxCard {...card} id={fieldId(idPrefix, path)} name={path} label={name ?? label} price={price} />
      {tooltip && !name && <Help what={label} words={tooltip} />}
    </div>
  );
}
