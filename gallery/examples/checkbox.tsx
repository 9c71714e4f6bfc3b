import { useState } from 'react';
import { Checkbox, type CheckboxProps } from '../../src/ui/checkbox';
import { CheckboxCard, type CheckboxCardProps } from '../../src/ui/checkbox-card';
import type { WidgetExamples } from '../example';

const wordy =
  'I have read what the state asks of a company like mine, and I know that the fee I pay to it is not given back once it was sent';

function Tick({
  id,
  checked: start = false,
  label = 'Use a different billing address',
  ...props
}: Partial<Omit<CheckboxProps, 'onChange'>> & { id: string }) {
  const [checked, setChecked] = useState(start);
  return <Checkbox {...props} id={id} name={id} label={label} checked={checked} onChange={setChecked} />;
}

function Card({
  id,
  checked: start = false,
  label = 'Web hosting',
  ...props
}: Partial<Omit<CheckboxCardProps, 'onChange'>> & { id: string }) {
  const [checked, setChecked] = useState(start);
  return <CheckboxCard {...props} id={id} name={id} label={label} checked={checked} onChange={setChecked} />;
}

export const checkboxExamples: WidgetExamples = {
  widget: 'ui/checkbox',
  title: 'Checkbox',
  examples: [
    { state: 'empty', View: ({ id }) => <Tick id={id} /> },
    { state: 'filled', View: ({ id }) => <Tick id={id} checked /> },
    { state: 'mixed', View: ({ id }) => <Tick id={id} mixed /> },
    { state: 'focused', View: ({ id }) => <Tick id={id} /> },
    { state: 'disabled', View: ({ id }) => <Tick id={id} checked disabled /> },
    { state: 'long text', View: ({ id }) => <Tick id={id} label={wordy} /> },
  ],
};

export const checkboxCardExamples: WidgetExamples = {
  widget: 'ui/checkbox-card',
  title: 'Checkbox card',
  examples: [
    { state: 'empty', View: ({ id }) => <Card id={id} price="$9.00" info="A page of your own, ready in a day." /> },
    { state: 'filled', View: ({ id }) => <Card id={id} price="$9.00" info="A page of your own, ready in a day." checked /> },
    { state: 'focused', View: ({ id }) => <Card id={id} price="Free" /> },
    { state: 'error', View: ({ id }) => <Card id={id} error="Please tick this to go on" /> },
    { state: 'disabled', View: ({ id }) => <Card id={id} price="$9.00" checked disabled /> },
    { state: 'long text', View: ({ id }) => <Card id={id} label={wordy} info={`${wordy}.`} price="$1,102.00" /> },
  ],
};
