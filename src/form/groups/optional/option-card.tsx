import type { AnswerPath } from '../../../kernel/answers/answer-path';
import { isTrue } from '../../../kernel/answers/get-answer';
import { CheckboxCard } from '../../../ui/checkbox-card';
import { useForm } from '../../form-provider';
import { fieldId } from '../../use-field';
import { describeOption, type OptionTexts } from './describe-option';
import { useOptionFacts } from './use-option-facts';

export interface OptionCardProps {
  option: OptionTexts;
  /** The path of the answer. */
  path: AnswerPath;
  /** The product is part of the order's bundle, at the bundle's price. */
  included?: boolean;
  /** Default: the answer itself. */
  checked?: boolean;
  disabled?: boolean;
  /** Default: writes the answer. */
  onChange?: (checked: boolean) => void;
}

/** A checkbox card for an optional product, with its price and, if it has a help text, a help button. */
export function OptionCard({ option, path, included, ...card }: OptionCardProps) {
  const { form, text, idPrefix } = useForm();
  const facts = useOptionFacts();
  const described = describeOption(facts, text, option);
  if (!described) return null;
  const { help, ...texts } = described;
  // What is free and fixed is a fact of the order; a price of its own is still to be read.
  const isFact = texts.isGood && card.disabled && card.checked;
  return (
    <div className="charterform-option">
      <CheckboxCard
        checked={isTrue(facts.values, path)}
        onChange={(isOn) => form.change({ [path]: isOn })}
        {...card}
        {...texts}
        {...(isFact && { price: text('optional.included') })}
        {...(included && { price: text('optional.inBundle'), fee: undefined, period: '', isGood: true })}
        id={fieldId(idPrefix, path)}
        name={path}
      />
      {help}
    </div>
  );
}
