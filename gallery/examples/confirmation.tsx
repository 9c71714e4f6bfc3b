import { Button } from '../../src/ui/button';
import { Confirmation } from '../../src/ui/confirmation';
import { SummaryList } from '../../src/ui/summary-list';
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
          <p>We received your order. Please print this page for your records.</p>
          <div className="charterform-buttons">
            <a className="charterform-button charterform-button-main" href="#account">
              Go to your account
            </a>
            <Button kind="quiet">Print</Button>
          </div>
          <Button kind="link">Place another order</Button>
        </Confirmation>
      ),
    },
    {
      state: 'with a receipt',
      View: () => (
        <Confirmation title="Thank you, your order is in" aside={<SummaryList lines={[]} totalLabel="Ordered today" total="$151.00" />}>
          <p>Invoice 104822</p>
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
