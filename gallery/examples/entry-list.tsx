import { useState } from 'react';
import { EntryLine, EntryList, type EntryFolding } from '../../src/ui/entry-list';
import { FieldFrame } from '../../src/ui/field-frame';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';

const most = 3;

function Members({ id, start, name = 'Member', folding }: { id: string; start: number; name?: string; folding?: EntryFolding }) {
  const [count, setCount] = useState(start);
  return (
    <EntryList
      id={id}
      count={count}
      titleOf={(index) => `${name} ${index + 1}`}
      addLabel={`Add a ${name}`}
      removeLabel="Remove"
      canRemove={count > 1}
      canAdd={count < most}
      onAdd={() => setCount(count + 1)}
      onRemove={() => setCount(count - 1)}
      folding={count > 1 ? folding : undefined}
    >
      {(index) => (
        <FieldFrame id={`${id}-${index}-name`} label="Name" required wide>
          <TextInput id={`${id}-${index}-name`} name={`members.${index}.name`} value="" onInput={() => {}} required />
        </FieldFrame>
      )}
    </EntryList>
  );
}

const unfinished = { name: '', detail: 'Not finished yet' };
const summaries = [{ name: 'Maria Okafor', detail: '1420 Market St, Denver, Colorado 80202' }, unfinished, unfinished];

const folding: EntryFolding = {
  rows: summaries.map((summary) => ({ isDone: summary !== unfinished, isRefused: false })),
  lineOf: (index) => <EntryLine {...summaries[index]!} />,
  editLabel: 'Edit',
  doneLabel: 'Done',
  onRefuse: () => {},
};

export const entryListExamples: WidgetExamples = {
  widget: 'ui/entry-list',
  title: 'Entry list',
  examples: [
    { state: 'empty', View: ({ id }) => <Members id={id} start={0} /> },
    { state: 'one entry', View: ({ id }) => <Members id={id} start={1} /> },
    { state: 'as many as there may be', View: ({ id }) => <Members id={id} start={most} /> },
    { state: 'folded entries', View: ({ id }) => <Members id={id} start={most} folding={folding} /> },
    { state: 'long text', View: ({ id }) => <Members id={id} start={2} name="Member who manages the company and signs for all of them" /> },
  ],
};
