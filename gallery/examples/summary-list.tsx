import { HelpPopover } from '../../src/ui/help-popover';
import { SummaryList, type SummaryLine } from '../../src/ui/summary-list';
import type { WidgetExamples } from '../example';
import { shortText } from '../words';

const lines: readonly SummaryLine[] = [
  { key: 'llc', label: 'Wyoming LLC formation', subLabels: ['Filed in 2 days'], price: '$49.00', originalPrice: '$99.00' },
  { key: 'site', label: 'Website', price: 'Free', kind: 'free' },
  {
    key: 'fee',
    label: 'Wyoming state fee',
    price: '$102.00',
    kind: 'fee',
    help: <HelpPopover label="Help: Wyoming state fee">{shortText}</HelpPopover>,
  },
];
const states = ['Alaska', 'Colorado', 'Ohio', 'Texas', 'Wyoming'].map((label) => ({ key: label, label, price: '$125.00' }));
const inParts: readonly SummaryLine[] = [
  { key: 'ra', label: 'Registered Agent, 5 states', price: '$625.00', parts: states },
  { key: 'van', label: 'Vehicle #1', price: '$150.00', parts: [{ key: 'plates', label: 'Temporary plates', price: '$150.00' }] },
];
const wordy = lines.map((line) => ({ ...line, label: `${line.label} with everything that such a filing needs`, subLabels: [shortText] }));

export const summaryListExamples: WidgetExamples = {
  widget: 'ui/summary-list',
  title: 'Order summary',
  examples: [
    { state: 'empty', View: () => <SummaryList lines={[]} totalLabel="Total" total="$0.00" /> },
    { state: 'filled', View: () => <SummaryList lines={lines} totalLabel="Total" total="$151.00" originalText="Was" /> },
    { state: 'in parts', View: () => <SummaryList lines={inParts} totalLabel="Total" total="$775.00" /> },
    {
      state: 'with a note',
      View: () => <SummaryList lines={lines} totalLabel="Total" totalNote="All of it is due today." total="$151.00" />,
    },
    {
      state: 'pending',
      View: () => <SummaryList lines={lines.slice(1, 2)} totalLabel="Total" waiting={{ text: 'Loading prices…', lines: 2 }} />,
    },
    { state: 'without a total', View: () => <SummaryList lines={lines.slice(0, 1)} /> },
    {
      state: 'error',
      View: () => <SummaryList lines={lines.slice(1, 2)} totalLabel="Total" error="Please select your filing jurisdiction" />,
    },
    { state: 'long text', View: () => <SummaryList lines={wordy} totalLabel="Total" total="$12,151.00" originalText="Was" /> },
  ],
};
