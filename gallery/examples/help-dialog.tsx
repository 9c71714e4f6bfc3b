import { HelpDialog } from '../../src/ui/help-dialog';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

export const helpDialogExamples: WidgetExamples = {
  widget: 'ui/help-dialog',
  title: 'Help dialog',
  examples: [
    {
      state: 'closed',
      View: () => (
        <p>
          State fee{' '}
          <HelpDialog label="Help: state fee" title="State fee" closeText="Close">
            {longText}
          </HelpDialog>
        </p>
      ),
    },
  ],
};
