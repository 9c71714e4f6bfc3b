import { Skeleton } from '../../src/ui/skeleton';
import type { WidgetExamples } from '../example';

export const skeletonExamples: WidgetExamples = {
  widget: 'ui/skeleton',
  title: 'Skeleton',
  examples: [
    { state: 'pending', View: () => <Skeleton text="Loading prices…" /> },
    { state: 'of words', View: () => <Skeleton size="words" /> },
  ],
};
