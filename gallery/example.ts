import type { ReactNode } from 'react';

/** The state an example shows; the gallery draws a `focused` one as if it had the focus. */
export type ExampleState = 'empty' | 'filled' | 'focused' | 'error' | 'disabled' | 'pending' | 'long text' | (string & {});

/** One widget in one state. Used by the gallery, the component tests, axe and the pictures. */
export interface Example {
  /** Unique among the examples of its widget. */
  state: ExampleState;
  /** A component, so that it can hold state; `id` is unique on the page. */
  View: (props: { id: string }) => ReactNode;
}

export interface WidgetExamples {
  /** The widget's file without extension, relative to `src`: `ui/text-input`, `form/groups/email/email`. */
  widget: string;
  /** The widget's name as a heading. */
  title: string;
  examples: readonly Example[];
}
