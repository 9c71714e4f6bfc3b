import { AssuranceList } from '../../src/ui/assurance-list';
import type { WidgetExamples } from '../example';
import { shortText } from '../words';

export const assuranceListExamples: WidgetExamples = {
  widget: 'ui/assurance-list',
  title: 'Assurances',
  examples: [
    {
      state: 'filled',
      View: () => (
        <AssuranceList
          entries={[
            { text: '30-day money-back guarantee', icon: 'good' },
            { text: 'Your card is charged once, by a secure page', icon: 'lock' },
            { text: 'Read what our customers say', icon: 'info', url: 'https://example.com/reviews' },
            { text: 'No mark' },
          ]}
        />
      ),
    },
    { state: 'with long words', View: () => <AssuranceList entries={[{ text: shortText.repeat(2), icon: 'good' }]} /> },
  ],
};
