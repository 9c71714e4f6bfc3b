import { useForm } from '../../../form/form-provider';
import type { CheckboxColumn } from '../../../ui/checkbox-columns';
import { ChosenChips } from '../../../ui/chosen-chips';

interface ChosenStatesProps {
  options: readonly CheckboxColumn[];
  /** The codes of the chosen ones. */
  chosen: readonly string[];
  /** Whether every state is chosen that can be: then one sentence says so in place of fifty chips. */
  isAll: boolean;
  onToggle: (codes: readonly string[], isChosen: boolean) => void;
}

/** The chosen states as chips, and the way to give all of them up. */
export function ChosenStates({ options, chosen, isAll, onToggle }: ChosenStatesProps) {
  const { text } = useForm();
  const isNone = chosen.length === 0;
  return (
    <ChosenChips
      label={text('multiState.chosen')}
      note={isNone ? text('multiState.chosenNone') : isAll ? text('multiState.chosenAll') : ''}
      chips={isAll ? [] : options.filter(({ key }) => chosen.includes(key))}
      clearText={isNone ? '' : text('multiState.deselectAll')}
      removeLabel={(option) => text('list.removeOption', { option })}
      onRemove={(code) => onToggle([code], false)}
      onClear={() => onToggle(chosen, false)}
    />
  );
}
