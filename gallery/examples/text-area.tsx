import { useState, type ComponentProps } from 'react';
import { FieldFrame } from '../../src/ui/field-frame';
import { TextArea } from '../../src/ui/text-area';
import type { WidgetExamples } from '../example';

function Message({
  id,
  start = '',
  error,
  ...area
}: { id: string; start?: string; error?: string } & Partial<ComponentProps<typeof TextArea>>) {
  const [value, setValue] = useState(start);
  return (
    <FieldFrame id={id} label="What do you need help with?" error={error} required wide>
      <TextArea {...area} id={id} name={id} value={value} onInput={setValue} invalid={!!error} describedBy={error && `${id}-error`} />
    </FieldFrame>
  );
}

const counter = (count: number, max: number) => `${count}/${max} Characters Max.`;
const words = 'We run a small orchard and would like to sell cider in two states.';

export const textAreaExamples: WidgetExamples = {
  widget: 'ui/text-area',
  title: 'Text area',
  examples: [
    { state: 'empty', View: ({ id }) => <Message id={id} /> },
    { state: 'filled', View: ({ id }) => <Message id={id} start={words} /> },
    { state: 'focused', View: ({ id }) => <Message id={id} start={words} /> },
    { state: 'error', View: ({ id }) => <Message id={id} error="Message is required" /> },
    { state: 'disabled', View: ({ id }) => <Message id={id} start={words} disabled /> },
    { state: 'counter', View: ({ id }) => <Message id={id} start={words} maxLength={2000} counter={counter} /> },
    { state: 'counter, one left', View: ({ id }) => <Message id={id} start={words} maxLength={words.length + 1} counter={counter} /> },
    { state: 'counter, full', View: ({ id }) => <Message id={id} start={words} maxLength={words.length} counter={counter} /> },
    {
      state: 'counter and error',
      View: ({ id }) => <Message id={id} start={words} maxLength={400} counter={counter} error="must be at least 100 characters" />,
    },
    { state: 'long text', View: ({ id }) => <Message id={id} start={`${words}\n\n`.repeat(12)} maxLength={2000} counter={counter} /> },
  ],
};
