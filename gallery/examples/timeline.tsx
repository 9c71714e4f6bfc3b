import { Timeline, type TimelineEntry } from '../../src/ui/timeline';
import type { WidgetExamples } from '../example';
import { mediumText } from '../words';

const entries: readonly TimelineEntry[] = [
  { title: 'Order received', note: 'We received your payment.', date: 'January 15, 2030', day: '2030-01-15', kind: 'done' },
  { title: 'Articles filed', note: 'Wyoming should have filed it by this day.', date: 'January 17, 2030', day: '2030-01-17', kind: 'next' },
  { title: 'Your documents are ready', note: '', date: 'January 22, 2030', day: '2030-01-22' },
  { title: 'Registered Agent renews', note: '$125.00', date: 'January 2031', kind: 'later' },
];
const wordy = entries.map((entry) => ({ ...entry, title: `${entry.title}, with everything that such a filing needs`, note: mediumText }));

export const timelineExamples: WidgetExamples = {
  widget: 'ui/timeline',
  title: 'Timeline',
  examples: [
    { state: 'filled', View: () => <Timeline entries={entries} /> },
    { state: 'one entry', View: () => <Timeline entries={entries.slice(0, 1)} /> },
    { state: 'long text', View: () => <Timeline entries={wordy} /> },
  ],
};
