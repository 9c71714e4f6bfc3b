import { useState } from 'react';
import { ChangeLine } from '../../src/ui/change-line';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

const words = { undoText: 'Undo', closeText: 'Close' };
const nothing = () => {};

function Undoable() {
  const [message, setMessage] = useState('Your supplies have changed, so we took out overseas shipping.');
  return <ChangeLine {...words} message={message} onUndo={() => setMessage('It is back as it was.')} onClose={() => setMessage('')} />;
}

export const changeLineExamples: WidgetExamples = {
  widget: 'ui/change-line',
  title: 'Change line',
  examples: [
    { state: 'with an undo', View: Undoable },
    { state: 'without an undo', View: () => <ChangeLine {...words} message="Your bundle does not offer this." onClose={nothing} /> },
    { state: 'long text', View: () => <ChangeLine {...words} message={longText} onUndo={nothing} onClose={nothing} /> },
    { state: 'empty', View: () => <ChangeLine {...words} message="" onClose={nothing} /> },
  ],
};
