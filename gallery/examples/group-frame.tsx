import { useState } from 'react';
import { GroupFrame, type GroupFrameProps } from '../../src/ui/group-frame';
import { HelpPopover } from '../../src/ui/help-popover';
import { RadioCards } from '../../src/ui/radio-cards';
import type { WidgetExamples } from '../example';
import { longText, shortText } from '../words';

function Managed({ id, label = 'How is the LLC managed?', ...frame }: Partial<GroupFrameProps> & { id: string }) {
  const [value, setValue] = useState('');
  const options = [
    { key: 'member', label: 'Member Managed' },
    { key: 'manager', label: 'Manager Managed' },
  ];
  return (
    <GroupFrame required {...frame} id={id} label={label} radios>
      <RadioCards id={id} name={id} value={value} options={options} onChange={({ key }) => setValue(key)} />
    </GroupFrame>
  );
}

const help = <HelpPopover label="Help: how the LLC is managed">{shortText}</HelpPopover>;

export const groupFrameExamples: WidgetExamples = {
  widget: 'ui/group-frame',
  title: 'Group frame',
  examples: [
    { state: 'legend alone', View: ({ id }) => <Managed id={id} /> },
    { state: 'optional', View: ({ id }) => <Managed id={id} required={false} optionalText="optional" /> },
    { state: 'with hint and help', View: ({ id }) => <Managed id={id} hint={shortText} help={help} /> },
    { state: 'error', View: ({ id }) => <Managed id={id} error="Management of the LLC is required" /> },
    { state: 'long text', View: ({ id }) => <Managed id={id} label={shortText} hint={longText} error={shortText} help={help} /> },
  ],
};
