import { useCallback, useState } from 'react';
import { stateGroups } from '../../src/kernel/reference/states';
import { CheckboxColumns, type CheckboxColumn } from '../../src/ui/checkbox-columns';
import { FoldedCheckboxes } from '../../src/ui/folded-checkboxes';
import { GroupFrame } from '../../src/ui/group-frame';
import { SearchableCheckboxes, type CheckboxTexts } from '../../src/ui/searchable-checkboxes';
import type { WidgetExamples } from '../example';

const states: readonly CheckboxColumn[] = stateGroups[0]!.options.slice(0, 12);
const priced = states.map((option, index) => ({ ...option, price: index % 3 === 0 ? '$1,125.00' : '$99.00' }));

function useChecked(chosen: readonly string[]) {
  const [checked, setChecked] = useState(new Set(chosen));
  const toggle = useCallback(
    (key: string, isChecked: boolean) =>
      setChecked((before) => new Set(isChecked ? [...before, key] : [...before].filter((other) => other !== key))),
    [],
  );
  return { isChecked: (key: string) => checked.has(key), onToggle: toggle };
}

function Columns({
  id,
  options = states,
  chosen = [],
  error,
}: {
  id: string;
  options?: readonly CheckboxColumn[];
  chosen?: readonly string[];
  error?: string;
}) {
  const { isChecked, onToggle } = useChecked(chosen);
  return (
    <GroupFrame id={id} label="States" error={error}>
      <CheckboxColumns id={id} name={id} options={options} isChecked={isChecked} onToggle={onToggle} />
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
    {
      state: 'disabled',
      View: ({ id }) => (
        <Columns id={id} options={states.map((option, index) => ({ ...option, disabled: index % 4 === 1 }))} chosen={['AK', 'CA']} />
      ),
    },
    {
      state: 'long text',
      View: ({ id }) => (
        <Columns
          id={id}
          options={[{ key: 'VI', label: 'Islas Vírgenes de los Estados Unidos de América', price: '$1,125.00' }, ...states.slice(0, 3)]}
        />
      ),
    },
  ],
};

const texts: CheckboxTexts = {
  noneFound: 'Nothing found.',
  found: (count) => `${count} found`,
  search: 'Search states',
  chosen: (count, total) => `${count} of ${total} chosen`,
  total: (count) => `${count} states`,
};

function Searchable({
  id,
  options = stateGroups[0]!.options,
  chosen = [],
}: {
  id: string;
  options?: readonly CheckboxColumn[];
  chosen?: readonly string[];
}) {
  const boxes = useChecked(chosen);
  return (
    <GroupFrame id={id} label="States">
      <SearchableCheckboxes {...boxes} id={id} name={id} options={options} texts={texts} />
    </GroupFrame>
  );
}

export const searchableCheckboxesExamples: WidgetExamples = {
  widget: 'ui/searchable-checkboxes',
  title: 'Checkboxes with a search',
  examples: [
    { state: 'filled', View: ({ id }) => <Searchable id={id} chosen={['AZ', 'DE']} /> },
    { state: 'with prices', View: ({ id }) => <Searchable id={id} options={priced} chosen={['CA']} /> },
    { state: 'few', View: ({ id }) => <Searchable id={id} options={states.slice(0, 4)} /> },
  ],
};

function Fold({ id, chosen = [], isOpenAtFirst = false }: { id: string; chosen?: readonly string[]; isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const boxes = useChecked(chosen);
  return (
    <GroupFrame id={id} label="Register a trade name">
      <FoldedCheckboxes {...boxes} id={id} name={id} options={priced} title="Other states" texts={texts} open={isOpen} onOpen={setOpen} />
    </GroupFrame>
  );
}

export const foldedCheckboxesExamples: WidgetExamples = {
  widget: 'ui/folded-checkboxes',
  title: 'Checkboxes behind a search',
  examples: [
    { state: 'empty', View: ({ id }) => <Fold id={id} /> },
    { state: 'open', View: ({ id }) => <Fold id={id} chosen={['CA']} isOpenAtFirst /> },
  ],
};
