import { useCallback, useState } from 'react';
import { stateGroups } from '../../src/core/reference/states';
import { CheckboxColumns, type CheckboxColumn } from '../../src/ui/checkbox-columns';
import { GroupFrame } from '../../src/ui/group-frame';
import type { WidgetExamples } from '../example';

const states: readonly CheckboxColumn[] = stateGroups[0]!.options.slice(0, 12);
const priced = states.map((option, index) => ({ ...option, price: index % 3 === 0 ? '$1,125.00' : '$99.00' }));

function Columns({ id, options = states, chosen = [], error }: { id: string; options?: readonly CheckboxColumn[]; chosen?: readonly string[]; error?: string }) {
  const [checked, setChecked] = useState(new Set(chosen));
  const toggle = useCallback(
    (key: string, isChecked: boolean) => setChecked((before) => new Set(isChecked ? [...before, key] : [...before].filter((other) => other !== key))),
    [],
  );
  return (
    <GroupFrame id={id} legend="States" error={error}>
      <CheckboxColumns id={id} name={id} options={options} isChecked={(key) => checked.has(key)} onToggle={toggle} />
    </GroupFrame>
  );
}

export const checkboxColumnsExamples: WidgetExamples = {
  widget: 'ui/checkbox-columns',
  title: 'Checkboxes in columns',
  examples: [
    { state: 'empty', View: ({ id }) => <Columns id={id} /> },
    { state: 'filled', View: ({ id }) => <Columns id={id} chosen={['AZ', 'DE']} /> },
    { state: 'with prices', View: ({ id }) => <Columns id={id} options={priced} chosen={['CA']} /> },
    { state: 'focused', View: ({ id }) => <Columns id={id} /> },
    { state: 'error', View: ({ id }) => <Columns id={id} error="At least one jurisdiction must be selected" /> },
    { state: 'disabled', View: ({ id }) => <Columns id={id} options={states.map((option, index) => ({ ...option, disabled: index % 4 === 1 }))} chosen={['AK', 'CA']} /> },
    { state: 'long text', View: ({ id }) => <Columns id={id} options={[{ key: 'VI', label: 'Islas Vírgenes de los Estados Unidos de América', price: '$1,125.00' }, ...states.slice(0, 3)]} /> },
  ],
};
