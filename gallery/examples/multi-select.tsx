import { useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '../../src/ui/field-frame';
import { MultiSelect, type MultiSelectProps } from '../../src/ui/multi-select';
import type { WidgetExamples } from '../example';
import { countryOptions, listTexts, longOptions, manyOptions } from './list-samples';

interface PickProps extends Partial<Omit<MultiSelectProps, 'onChange'>> {
  id: string;
  error?: string;
  typed?: string;
  isOpen?: boolean;
}

function Pick({ id, value: start = [], max, error, typed, isOpen, ...props }: PickProps) {
  const [value, setValue] = useState(start);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = box.current!.querySelector<HTMLInputElement>('[role=combobox]')!;
    // A click would move the focus, which closes the lists of the other examples.
    if (isOpen) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }));
    if (typed === undefined) return;
    input.value = typed;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isOpen, typed]);
  const texts = {
    ...listTexts,
    full: `Maximum of ${max} options selected. First remove a selected option to select another.`,
    remove: (option: string) => `Remove ${option}`,
    removed: (option: string) => `${option} removed`,
  };
  return (
    // Space for the list, so that it covers no other example.
    <div ref={box} style={{ minHeight: isOpen || typed !== undefined ? '520px' : undefined }}>
      <FieldFrame id={id} label="Countries you sell to" required error={error}>
        <MultiSelect
          id={id}
          name={id}
          label="Countries you sell to"
          options={countryOptions}
          placeholder="Please select one"
          invalid={!!error}
          describedBy={error ? `${id}-error` : undefined}
          {...props}
          max={max}
          texts={texts}
          value={value}
          onChange={setValue}
        />
      </FieldFrame>
    </div>
  );
}

const some = ['US', 'CA', 'MX'];

export const multiSelectExamples: WidgetExamples = {
  widget: 'ui/multi-select',
  title: 'Multi-select',
  examples: [
    { state: 'empty', View: ({ id }) => <Pick id={id} /> },
    { state: 'filled', View: ({ id }) => <Pick id={id} value={some} /> },
    { state: 'focused', View: ({ id }) => <Pick id={id} value={some} /> },
    { state: 'error', View: ({ id }) => <Pick id={id} error="Countries you sell to is required" /> },
    { state: 'disabled', View: ({ id }) => <Pick id={id} value={some} disabled /> },
    { state: 'open', View: ({ id }) => <Pick id={id} value={['AF', 'AX']} isOpen /> },
    { state: 'searched', View: ({ id }) => <Pick id={id} value={some} typed="island" /> },
    { state: 'nothing found', View: ({ id }) => <Pick id={id} value={some} typed="atlantis" /> },
    { state: 'without options', View: ({ id }) => <Pick id={id} options={[]} isOpen /> },
    { state: 'at its maximum', View: ({ id }) => <Pick id={id} value={['AF', 'US']} max={2} isOpen /> },
    { state: 'a thousand options', View: ({ id }) => <Pick id={id} options={manyOptions} value={['7', '999']} /> },
    { state: 'long text', View: ({ id }) => <Pick id={id} options={longOptions} value={['a', 'b']} /> },
  ],
};
