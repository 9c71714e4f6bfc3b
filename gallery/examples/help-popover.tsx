import { HelpPopover } from '../../src/ui/help-popover';
import type { WidgetExamples } from '../example';
import { Press } from '../press';
import { longText, mediumText, shortText } from '../words';

const opened = (words: string) => () => (
  <Press>
    State fee <HelpPopover label="Help: state fee">{words}</HelpPopover>
  </Press>
);

export const helpPopoverExamples: WidgetExamples = {
  widget: 'ui/help-popover',
  title: 'Help popover',
  examples: [
    {
      state: 'closed',
      View: () => (
        <p>
          State fee <HelpPopover label="Help: state fee">{shortText}</HelpPopover>
        </p>
      ),
    },
    { state: 'focused', View: () => <HelpPopover label="Help: state fee">{shortText}</HelpPopover> },
    { state: 'open, small', View: opened(shortText) },
    { state: 'open, medium', View: opened(mediumText) },
    { state: 'long text', View: opened(longText) },
  ],
};
