import { useState } from 'react';
import { stateGroups } from '../../src/kernel/reference/states';
import { Chips, type Chip, type ChipsProps } from '../../src/ui/chips';
import { ChosenChips } from '../../src/ui/chosen-chips';
import type { WidgetExamples } from '../example';

const states = stateGroups[0]!.options;
const some = states.slice(0, 3);
const wordy: readonly Chip[] = [
  { key: 'VI', label: 'Islas Vírgenes de los Estados Unidos de América' },
  { key: 'long', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  ...some,
];
const removeLabel = (label: string) => `Remove ${label}`;

function useChips(start: readonly Chip[]) {
  const [chips, setChips] = useState(start);
  return { chips, onRemove: (key: string) => setChips((before) => before.filter((chip) => chip.key !== key)), onClear: () => setChips([]) };
}

function Some({ start = some, ...props }: Partial<ChipsProps> & { start?: readonly Chip[] }) {
  const { chips, onRemove } = useChips(start);
  return <Chips {...props} chips={chips} removeLabel={removeLabel} onRemove={onRemove} />;
}

export const chipsExamples: WidgetExamples = {
  widget: 'ui/chips',
  title: 'Chips',
  examples: [
    { state: 'filled', View: () => <Some /> },
    { state: 'focused', View: () => <Some /> },
    { state: 'disabled', View: () => <Some disabled /> },
    { state: 'long text', View: () => <Some start={wordy} /> },
  ],
};

function Chosen({ start = some, isAll = false }: { start?: readonly Chip[]; isAll?: boolean }) {
  const { chips, onRemove, onClear } = useChips(start);
  const isNone = chips.length === 0;
  return (
    <ChosenChips
      label="Chosen states"
      note={isNone ? 'No states selected yet.' : isAll ? 'All states are selected.' : ''}
      chips={isAll ? [] : chips}
      clearText={isNone ? '' : 'Deselect all'}
      removeLabel={removeLabel}
      onRemove={onRemove}
      onClear={onClear}
    />
  );
}

export const chosenChipsExamples: WidgetExamples = {
  widget: 'ui/chosen-chips',
  title: 'Chosen options of a long list',
  examples: [
    { state: 'empty', View: () => <Chosen start={[]} /> },
    { state: 'filled', View: () => <Chosen /> },
    { state: 'many', View: () => <Chosen start={states.slice(0, 20)} /> },
    { state: 'all', View: () => <Chosen start={states} isAll /> },
    { state: 'focused', View: () => <Chosen /> },
    { state: 'long text', View: () => <Chosen start={wordy} /> },
  ],
};
