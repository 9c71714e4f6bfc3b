import { useState } from 'react';
import { GroupFrame } from '../../src/ui/group-frame';
import { Stepper, type StepperProps } from '../../src/ui/stepper';
import type { WidgetExamples } from '../example';

const years = (count: number) => (count === 1 ? '1 Year' : `${count} Years`);

function Step({ id, value: start = 2, ...props }: Partial<Omit<StepperProps, 'onChange'>> & { id: string }) {
  const [value, setValue] = useState(start);
  return (
    <GroupFrame id={id} label="How long do you need a registered agent?" required>
      <Stepper
        id={`${id}-value`}
        label="How long do you need a registered agent?"
        min={1}
        max={10}
        formatValue={years}
        lessText="Fewer: How long do you need a registered agent?"
        moreText="More: How long do you need a registered agent?"
        {...props}
        value={value}
        onChange={setValue}
      />
    </GroupFrame>
  );
}

export const stepperExamples: WidgetExamples = {
  widget: 'ui/stepper',
  title: 'Stepper',
  examples: [
    { state: 'at its least', View: ({ id }) => <Step id={id} value={1} /> },
    { state: 'filled', View: ({ id }) => <Step id={id} /> },
    { state: 'at its most', View: ({ id }) => <Step id={id} value={10} /> },
    { state: 'focused', View: ({ id }) => <Step id={id} /> },
    { state: 'long text', View: ({ id }) => <Step id={id} formatValue={(count) => `${count} years, renewed by itself`} /> },
  ],
};
