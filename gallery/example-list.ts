import type { WidgetExamples } from './example';
import { buttonExamples } from './examples/button';

/** Every widget with its examples, in the order of the gallery. */
export const exampleList: readonly WidgetExamples[] = [buttonExamples];
