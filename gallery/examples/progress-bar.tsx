import { useState } from 'react';
import { ProgressBar, type ProgressStep } from '../../src/ui/progress-bar';
import type { WidgetExamples } from '../example';

const steps: readonly ProgressStep[] = [
  { key: 'a', title: 'Company', share: '4 of 4', state: 'done', position: 'before', seen: true, filled: 1 },
  { key: 'b', title: 'Members', share: '3 of 6', state: 'current', position: 'current', seen: true, filled: 0.5 },
  { key: 'c', title: 'Contact', share: '9 fields', state: 'todo', position: 'after' },
];

function Bar({
  id,
  all = steps,
  percent = 40,
  isOpenAtFirst = false,
}: {
  id: string;
  all?: readonly ProgressStep[];
  percent?: number;
  isOpenAtFirst?: boolean;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <ProgressBar
      id={id}
      label="Order steps"
      steps={all}
      percent={percent}
      percentText={`${percent} percent complete`}
      toggleText={`Step ${all.findIndex(({ state }) => state === 'current') + 1}/${all.length}`}
      open={isOpen}
      onToggle={setOpen}
      onSelect={() => {}}
    />
  );
}

const withFault = steps.map((step) => (step.key === 'a' ? { ...step, share: '3 of 4', failed: '1 to fix' } : step));
const wordy = steps.map((step) => ({ ...step, title: `${step.title} and everything that belongs to it` }));

export const progressBarExamples: WidgetExamples = {
  widget: 'ui/progress-bar',
  title: 'Progress bar',
  examples: [
    {
      state: 'empty',
      View: ({ id }) => (
        <Bar
          id={id}
          percent={0}
          all={steps.map((step, index) => ({ ...step, state: index ? 'todo' : 'current', share: '6 fields', filled: 0 }))}
        />
      ),
    },
    { state: 'filled', View: ({ id }) => <Bar id={id} /> },
    { state: 'focused', View: ({ id }) => <Bar id={id} /> },
    { state: 'error', View: ({ id }) => <Bar id={id} all={withFault} /> },
    { state: 'open', View: ({ id }) => <Bar id={id} isOpenAtFirst /> },
    { state: 'long text', View: ({ id }) => <Bar id={id} all={wordy} isOpenAtFirst /> },
  ],
};
