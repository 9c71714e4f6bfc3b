import { Notice } from '../../src/ui/notice';
import { Spinner } from '../../src/ui/spinner';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

export const spinnerExamples: WidgetExamples = {
  widget: 'ui/spinner',
  title: 'Spinner',
  examples: [
    { state: 'pending', View: () => <Spinner /> },
    { state: 'in a notice', View: () => <Notice kind="wait">{longText}</Notice> },
  ],
};
