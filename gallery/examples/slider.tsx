import { useState } from 'react';
import { FieldFrame } from '../../src/ui/field-frame';
import { Slider, type SliderProps } from '../../src/ui/slider';
import type { WidgetExamples } from '../example';

const characters = (count: number) => `${count} characters`;

function Slide({ id, value: start = 20, error, ...props }: Partial<Omit<SliderProps, 'onChange'>> & { id: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <FieldFrame id={id} label="Longest name" required error={error}>
      <Slider
        id={id}
        name={id}
        min={5}
        max={63}
        formatValue={characters}
        invalid={!!error}
        describedBy={error ? `${id}-error` : undefined}
        {...props}
        value={value}
        onChange={setValue}
      />
    </FieldFrame>
  );
}

export const sliderExamples: WidgetExamples = {
  widget: 'ui/slider',
  title: 'Slider',
  examples: [
    { state: 'at its least', View: ({ id }) => <Slide id={id} value={5} /> },
    { state: 'filled', View: ({ id }) => <Slide id={id} /> },
    { state: 'at its most', View: ({ id }) => <Slide id={id} value={63} /> },
    { state: 'focused', View: ({ id }) => <Slide id={id} /> },
    { state: 'error', View: ({ id }) => <Slide id={id} error="No name is that short" /> },
    { state: 'disabled', View: ({ id }) => <Slide id={id} disabled /> },
    { state: 'long text', View: ({ id }) => <Slide id={id} formatValue={(count) => `${count} letters, digits and hyphens`} /> },
  ],
};
