import { useState } from 'react';
import { Button } from '../../src/ui/button';
import { Toasts, type Toast } from '../../src/ui/toasts';
import type { WidgetExamples } from '../example';
import { mediumText } from '../words';

const words: Record<Toast['kind'], [title: string, message: string]> = {
  error: ['Payment Error', 'Please double check the payment information.'],
  good: ['Saved', 'Your answers are kept in this browser.'],
  info: ['', 'Prices have changed since your last visit.'],
};
const kinds = Object.keys(words) as Toast['kind'][];

const toastOf = (kind: Toast['kind'], id: string, duration = 0): Toast => ({
  id,
  kind,
  title: words[kind][0],
  message: words[kind][1],
  duration,
});

function Corner({ start, duration }: { start: readonly Toast[]; duration?: number }) {
  const [items, setItems] = useState(start);
  const [count, setCount] = useState(0);
  const show = (kind: Toast['kind']) => {
    setItems([...items, toastOf(kind, String(count), duration ?? (kind === 'error' ? 10_000 : 5000))]);
    setCount(count + 1);
  };
  return (
    <>
      <div className="charterform-actions">
        {kinds.map((kind) => (
          <Button key={kind} kind="quiet" onClick={() => show(kind)}>
            Show {kind}
          </Button>
        ))}
      </div>
      <Toasts items={items} closeText="Close" onClose={(id) => setItems((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
}

export const toastsExamples: WidgetExamples = {
  widget: 'ui/toasts',
  title: 'Notifications',
  examples: [
    { state: 'empty', View: () => <Corner start={[]} /> },
    { state: 'one of each kind', View: () => <Corner start={kinds.map((kind) => toastOf(kind, kind))} /> },
    { state: 'long text', View: () => <Corner start={[{ ...toastOf('error', 'long'), message: mediumText }]} /> },
  ],
};
