import { Icon, type IconName } from '../../src/ui/icon';
import type { WidgetExamples } from '../example';

const names: readonly IconName[] = ['good', 'chevron', 'plus', 'close', 'error', 'info', 'circle'];

export const iconExamples: WidgetExamples = {
  widget: 'ui/icon',
  title: 'Icon',
  examples: names.map((name) => ({
    state: name,
    View: () => (
      <p>
        <Icon name={name} /> {name}
      </p>
    ),
  })),
};
