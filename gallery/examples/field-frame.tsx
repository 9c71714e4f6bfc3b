import type { ReactNode } from 'react';
import { describedBy, FieldFrame } from '../../src/ui/field-frame';
import { HelpPopover } from '../../src/ui/help-popover';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';
import { longText, shortText } from '../words';

interface CityProps {
  id: string;
  label?: string;
  required?: boolean;
  hint?: string;
  error?: string;
  help?: ReactNode;
}

const City = ({ id, label = 'City', required = true, hint, error, help }: CityProps) => (
  <FieldFrame id={id} label={label} required={required} optionalText="optional" hint={hint} error={error} help={help}>
    <TextInput
      id={id}
      name={id}
      value=""
      onInput={() => {}}
      required={required}
      invalid={!!error}
      describedBy={describedBy(id, { hint, error })}
    />
  </FieldFrame>
);

const help = <HelpPopover label="Help: city">{shortText}</HelpPopover>;

export const fieldFrameExamples: WidgetExamples = {
  widget: 'ui/field-frame',
  title: 'Field frame',
  examples: [
    { state: 'label alone', View: ({ id }) => <City id={id} /> },
    { state: 'optional', View: ({ id }) => <City id={id} required={false} /> },
    { state: 'with a hint', View: ({ id }) => <City id={id} hint="As on your mail." /> },
    { state: 'with help', View: ({ id }) => <City id={id} help={help} /> },
    { state: 'error', View: ({ id }) => <City id={id} hint="As on your mail." error="City is required" /> },
    {
      state: 'long text',
      View: ({ id }) => (
        <City
          id={id}
          label="City in which the company has its principal office, not that of its agent"
          required={false}
          hint={longText}
          error={shortText}
          help={help}
        />
      ),
    },
  ],
};
