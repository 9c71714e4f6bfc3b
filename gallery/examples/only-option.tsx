import { OnlyOption } from '../../src/ui/only-option';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

const type = { key: 'LLC', label: 'LLC', info: 'Most small companies choose it.' };

export const onlyOptionExamples: WidgetExamples = {
  widget: 'ui/only-option',
  title: 'A single option',
  examples: [
    { state: 'filled', View: ({ id }) => <OnlyOption id={id} label="Entity type" option={type} /> },
    {
      state: 'with a price',
      View: ({ id }) => <OnlyOption id={id} label="How fast?" option={{ key: '1', label: 'In 3 days', price: '$102.00' }} />,
    },
    {
      state: 'long text',
      View: ({ id }) => <OnlyOption id={id} label={longText} option={{ key: '1', label: longText, info: longText, price: '$1,102.00' }} />,
    },
  ],
};
