import { ChoiceCard, type ChoiceCardProps } from './choice-card';
import { describedBy, FieldNotes } from './field-frame';

export interface CheckboxCardProps extends Omit<ChoiceCardProps, 'type' | 'value' | 'invalid' | 'describedBy'> {
  error?: string;
}

/** A checkbox drawn as a card, often with a price. */
export function CheckboxCard({ error, ...card }: CheckboxCardProps) {
  return (
    <div className="charterform-field" data-wide>
      <ChoiceCard {...card} type="checkbox" invalid={!!error} describedBy={describedBy(card.id, { error })} />
      <FieldNotes id={card.id} error={error} />
    </div>
  );
}
