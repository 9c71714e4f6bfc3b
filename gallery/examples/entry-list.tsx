import { useState } from 'react';
import { EntryList } from '../../src/ui/entry-list';
import { FieldFrame } from '../../src/ui/field-frame';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';

const most = 3;

function Members({ id, start, name = 'Member' }: { id: string; start: number; name?: string }) {
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
    >
      {(index) => (
        <FieldFrame id={`${id}-${index}-name`} label="Name" required wide>
          <TextInput id={`${id}-${index}-name`} name={`members.${index}.name`} value="" onInput={() => {}} required />
        </FieldFrame>
      )}
    </EntryList>
  );
}

export const entryListExamples: WidgetExamples = {
  widget: 'ui/entry-list',
  title: 'Entry list',
  examples: [
    { state: 'empty', View: ({ id }) => <Members id={id} start={0} /> },
    { state: 'one entry', View: ({ id }) => <Members id={id} start={1} /> },
    { state: 'as many as there may be', View: ({ id }) => <Members id={id} start={most} /> },
    { state: 'long text', View: ({ id }) => <Members id={id} start={2} name="Member who manages the company and signs for all of them" /> },
  ],
};
