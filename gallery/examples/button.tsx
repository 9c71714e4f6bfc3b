import { Button } from '../../src/ui/button';
import type { WidgetExamples } from '../example';

export const buttonExamples: WidgetExamples = {
  widget: 'ui/button',
  title: 'Button',
  examples: [
    { state: 'main', View: () => <Button kind="main">Continue</Button> },
    { state: 'quiet', View: () => <Button kind="quiet">Back</Button> },
    { state: 'link', View: () => <Button kind="link">Show Password</Button> },
    { state: 'add', View: () => <Button kind="add">Add a member</Button> },
    { state: 'focused', View: () => <Button kind="main">Continue</Button> },
    {
      state: 'disabled',
      View: () => (
        <Button kind="main" disabled>
          Continue
        </Button>
      ),
    },
    { state: 'pending', View: () => <Button waiting="Sending…">Submit Order</Button> },
    {
      state: 'pending, beside a field',
      View: () => (
        <Button kind="soft" waiting="Searching domains…">
          Search
        </Button>
      ),
    },
    { state: 'long text', View: () => <Button kind="main">Form my Wyoming limited liability company now, and pay for it today</Button> },
  ],
};
