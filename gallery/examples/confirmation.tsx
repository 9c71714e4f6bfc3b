import { Button } from '../../src/ui/button';
import { Confirmation } from '../../src/ui/confirmation';
import type { WidgetExamples } from '../example';
import { mediumText } from '../words';

export const confirmationExamples: WidgetExamples = {
  widget: 'ui/confirmation',
  title: 'Confirmation',
  examples: [
    {
      state: 'filled',
      View: () => (
        <Confirmation title="Thank you, your order is in">
          <p>We have sent a receipt to your email.</p>
          <Button kind="link">Place another order</Button>
        </Confirmation>
      ),
    },
    {
      state: 'long text',
      View: () => (
        <Confirmation title="Thank you, your order of a Wyoming limited liability company and its agent is in">
          <p>{mediumText}</p>
        </Confirmation>
      ),
    },
  ],
};
