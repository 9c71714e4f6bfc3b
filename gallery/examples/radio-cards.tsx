import { useState } from 'react';
import { GroupFrame } from '../../src/ui/group-frame';
import { HelpPopover } from '../../src/ui/help-popover';
import { RadioCards, type RadioCardsProps, type RadioOption } from '../../src/ui/radio-cards';
import type { WidgetExamples } from '../example';

const managed = [
  { key: 'members', label: 'Member Managed', info: 'The owners run it day to day. Most small companies choose this.' },
  { key: 'managers', label: 'Manager Managed', info: 'The owners appoint one or more managers to run the company.' },
];
const speeds = [
  { key: '1', label: 'Processed by State in 3 days', price: '$102.00' },
  { key: '2', label: 'Processed by State in 24 hours', info: 'Your documents take 2 more days.', price: '$152.00' },
  { key: '3', label: 'Processed by State in 1 hour', price: '$1,102.00', disabled: true },
];
const types = ['LLC', 'Corp', 'NP Corp', 'PLLC', 'LP', 'LLP', 'Trust'].map((key) => ({ key, label: key }));
const helped = types.slice(0, 3).map((type) => ({
  ...type,
  info: type.key === 'LLC' ? 'Most small companies choose it.' : undefined,
  help: <HelpPopover label={`Help: ${type.label}`}>{`What a ${type.label} is, in a sentence or two.`}</HelpPopover>,
}));
const wordy = 'A limited liability company whose managers are appointed by its owners for a term that the owners set among themselves';
const long = [...managed, { key: 'long', label: wordy, info: `${wordy}.`, price: '$1,102.00' }];

function Ask({ id, value: start = '', error, ...props }: Partial<Omit<RadioCardsProps, 'onChange'>> & { id: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <GroupFrame id={id} label="How is it to be?" radios required error={error}>
      <RadioCards<RadioOption> id={id} name={id} options={managed} {...props} value={value} onChange={({ key }) => setValue(key)} />
    </GroupFrame>
  );
}

const fold = { maxShown: 4, showAllText: 'Show all 7', showFewerText: 'Show fewer' };

export const radioCardsExamples: WidgetExamples = {
  widget: 'ui/radio-cards',
  title: 'Radios',
  examples: [
    { state: 'empty', View: ({ id }) => <Ask id={id} /> },
    { state: 'filled', View: ({ id }) => <Ask id={id} value="members" /> },
    { state: 'focused', View: ({ id }) => <Ask id={id} value="members" /> },
    { state: 'error', View: ({ id }) => <Ask id={id} error="How is it to be? is required" /> },
    {
      state: 'disabled',
      View: ({ id }) => <Ask id={id} value="members" options={managed.map((option) => ({ ...option, disabled: true }))} />,
    },
    { state: 'rows with prices', View: ({ id }) => <Ask id={id} value="2" options={speeds} layout="rows" /> },
    { state: 'with help', View: ({ id }) => <Ask id={id} value="LLC" options={helped} layout="rows" /> },
    { state: 'folded', View: ({ id }) => <Ask id={id} value="LLC" options={types} fold={fold} /> },
    { state: 'folded, a later one chosen', View: ({ id }) => <Ask id={id} value="Trust" options={types} fold={fold} /> },
    { state: 'long text', View: ({ id }) => <Ask id={id} value="long" options={long} /> },
  ],
};
