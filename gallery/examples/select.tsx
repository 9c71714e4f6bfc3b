import { useState } from 'react';
import { FieldFrame } from '../../src/ui/field-frame';
import { Select, type SelectProps } from '../../src/ui/select';
import type { WidgetExamples } from '../example';
import { groupedOptions, longOptions } from './list-samples';

function Pick({ id, value: start = '', error, ...props }: Partial<Omit<SelectProps, 'onChange'>> & { id: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <FieldFrame id={id} label="Entity type" required error={error}>
      <Select
        id={id}
        name={id}
        options={groupedOptions}
        placeholder="Please select one"
        invalid={!!error}
        describedBy={error ? `${id}-error` : undefined}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldFrame>
  );
}

export const selectExamples: WidgetExamples = {
  widget: 'ui/select',
  title: 'Select',
  examples: [
    { state: 'empty', View: ({ id }) => <Pick id={id} /> },
    { state: 'filled', View: ({ id }) => <Pick id={id} value="LLC" /> },
    { state: 'focused', View: ({ id }) => <Pick id={id} value="LLC" /> },
    { state: 'error', View: ({ id }) => <Pick id={id} error="Entity type is required" /> },
    { state: 'disabled', View: ({ id }) => <Pick id={id} value="LLC" disabled /> },
    { state: 'long text', View: ({ id }) => <Pick id={id} value="a" options={longOptions} /> },
  ],
};
