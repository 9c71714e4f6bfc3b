import { useState, type ComponentProps } from 'react';
import { applyMask, cardNumberMask, phoneMask } from '../../src/kernel/validation/masks';
import { FieldFrame } from '../../src/ui/field-frame';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';

type Frame = Pick<ComponentProps<typeof FieldFrame>, 'error' | 'hint'> & { label?: string; start?: string };

function Named({
  id,
  label = 'Company name',
  error,
  hint,
  start = '',
  ...input
}: { id: string } & Frame & Partial<ComponentProps<typeof TextInput>>) {
  const [value, setValue] = useState(start);
  const words = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required>
      <TextInput {...input} id={id} name={id} value={value} onInput={setValue} invalid={!!error} describedBy={words || undefined} />
    </FieldFrame>
  );
}

const masked = (shape: string) => (typed: string) => applyMask(shape, typed);
const hint = 'As it should stand on the record, with its ending.';
const long = 'The Okafor and Lindqvist Family Orchard, Cider Press and Farm Shop of Upper Casper Limited Liability Company';

export const textInputExamples: WidgetExamples = {
  widget: 'ui/text-input',
  title: 'Text input',
  examples: [
    { state: 'empty', View: ({ id }) => <Named id={id} hint={hint} /> },
    { state: 'filled', View: ({ id }) => <Named id={id} start="Okafor & Lindqvist LLC" hint={hint} /> },
    { state: 'focused', View: ({ id }) => <Named id={id} start="Okafor" hint={hint} /> },
    { state: 'error', View: ({ id }) => <Named id={id} error="Company name is required" hint={hint} /> },
    { state: 'disabled', View: ({ id }) => <Named id={id} start="Okafor & Lindqvist LLC" disabled /> },
    { state: 'pending', View: ({ id }) => <Named id={id} label="Affiliate code" start="OKAFOR-24" pending /> },
    { state: 'long text', View: ({ id }) => <Named id={id} start={long} label={long} error={`${long} is required`} /> },
    {
      state: 'mask, empty',
      View: ({ id }) => <Named id={id} label="Phone number" mask={masked(phoneMask)} placeholder="(___) ___-____" />,
    },
    {
      state: 'mask, filled from elsewhere',
      View: ({ id }) => <Named id={id} label="Phone number" mask={masked(phoneMask)} start="3075550132" />,
    },
    { state: 'mask of capitals', View: ({ id }) => <Named id={id} label="Plate" mask={masked('AA-###')} start="wy-4k2" /> },
    {
      state: 'words at its end',
      View: ({ id }) => (
        <Named
          id={id}
          label="Card number"
          mask={(typed) => applyMask(cardNumberMask(typed), typed)}
          start="4242424242424242"
          trailing="Visa"
        />
      ),
    },
  ],
};
