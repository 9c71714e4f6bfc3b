import { useLayoutEffect, useRef, useState } from 'react';
import { Combobox, type ComboboxProps } from '../../src/ui/combobox';
import { FieldFrame } from '../../src/ui/field-frame';
import type { WidgetExamples } from '../example';
import { countryOptions, groupedOptions, listTexts, longOptions, manyOptions } from './list-samples';

interface PickProps extends Partial<Omit<ComboboxProps, 'onChange'>> {
  id: string;
  error?: string;
  hint?: string;
  /** The typed query. */
  typed?: string;
  isOpen?: boolean;
}

function Pick({ id, value: start = '', error, hint, typed, isOpen, ...props }: PickProps) {
  const [value, setValue] = useState(start);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = box.current!.querySelector('input')!;
    // A click would move the focus, which closes the lists of the other examples.
    if (isOpen) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }));
    if (typed === undefined) return;
    input.value = typed;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isOpen, typed]);
  return (
    // Space for the list, so that it covers no other example.
    <div ref={box} style={{ minHeight: isOpen || typed !== undefined ? '420px' : undefined }}>
      <FieldFrame id={id} label="Country" required={props.required} optionalText="optional" hint={hint} error={error}>
        <Combobox
          id={id}
          name={id}
          label="Country"
          options={countryOptions}
          placeholder="Please select one"
          texts={listTexts}
          clearText="Clear Country"
          invalid={!!error}
          describedBy={error ? `${id}-error` : undefined}
          {...props}
          value={value}
          onChange={setValue}
        />
      </FieldFrame>
    </div>
  );
}

export const comboboxExamples: WidgetExamples = {
  widget: 'ui/combobox',
  title: 'Dropdown with a search',
  examples: [
    { state: 'empty', View: ({ id }) => <Pick id={id} hint="Where you live, not where the company is filed." required /> },
    { state: 'filled', View: ({ id }) => <Pick id={id} value="CI" required /> },
    { state: 'filled, can be cleared', View: ({ id }) => <Pick id={id} value="CI" /> },
    { state: 'focused', View: ({ id }) => <Pick id={id} value="CI" required /> },
    { state: 'error', View: ({ id }) => <Pick id={id} error="Country is required" required /> },
    { state: 'disabled', View: ({ id }) => <Pick id={id} value="CI" disabled /> },
    { state: 'open', View: ({ id }) => <Pick id={id} value="CI" isOpen required /> },
    {
      state: 'open with groups and a disabled option',
      View: ({ id }) => <Pick id={id} options={groupedOptions} value="LLC" isOpen required />,
    },
    { state: 'searched', View: ({ id }) => <Pick id={id} typed="united" required /> },
    { state: 'nothing found', View: ({ id }) => <Pick id={id} typed="atlantis" required /> },
    { state: 'a thousand options', View: ({ id }) => <Pick id={id} options={manyOptions} value="500" required /> },
    { state: 'long text', View: ({ id }) => <Pick id={id} options={longOptions} value="a" required isOpen /> },
  ],
};
