import { Button } from '../../src/ui/button';
import { Notice } from '../../src/ui/notice';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

export const noticeExamples: WidgetExamples = {
  widget: 'ui/notice',
  title: 'Notice',
  examples: [
    { state: 'info', View: () => <Notice>We kept your answers.</Notice> },
    { state: 'good', View: () => <Notice kind="good">Your files are here.</Notice> },
    { state: 'error', View: () => <Notice kind="error">We could not load all prices.</Notice> },
    {
      state: 'with a way out',
      View: () => (
        <Notice kind="error" action={<Button kind="link">Try again</Button>}>
          We could not load all prices.
        </Notice>
      ),
    },
    {
      state: 'with a title',
      View: () => (
        <Notice kind="error">
          <strong>Payment method declined</strong>
          <p>Please double check the payment information.</p>
        </Notice>
      ),
    },
    { state: 'long text', View: () => <Notice action={<Button kind="link">Undo</Button>}>{longText}</Notice> },
  ],
};
