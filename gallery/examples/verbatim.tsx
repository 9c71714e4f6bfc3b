import { Verbatim } from '../../src/ui/verbatim';
import type { WidgetExamples } from '../example';

export const verbatimExamples: WidgetExamples = {
  widget: 'ui/verbatim',
  title: 'Verbatim',
  examples: [
    {
      state: 'an amount',
      View: () => (
        <p>
          <Verbatim>$1,234.50</Verbatim>
        </p>
      ),
    },
    {
      state: 'a name',
      View: () => (
        <p>
          <Verbatim isName>Okafor Consulting LLC</Verbatim>
        </p>
      ),
    },
    {
      state: 'long text',
      View: () => (
        <p>
          <Verbatim isName>Okafor, Nwosu and Daughters Consulting and Bookkeeping of Northern Wyoming LLC</Verbatim>
        </p>
      ),
    },
  ],
};
