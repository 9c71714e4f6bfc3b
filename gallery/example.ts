import type { ReactNode } from 'react';

/** What an example shows of its widget; a `focused` one is drawn by the gallery as if it had the focus. */
export type ExampleState =
  | 'empty'
  | 'filled'
  | 'focused'
  | 'error'
  | 'disabled'
  | 'pending'
  | 'long text'
  | (string & {});

/** One widget in one state. The list of them feeds the gallery, the component tests, axe and the pictures. */
export interface Example {
  /** Unique among the examples of its widget. */
  state: ExampleState;
  /** A component of its own, so that a control inside may keep what is typed; `id` is unique on the page. */
  View: (props: { id: string }) => ReactNode;
}

export interface WidgetExamples {
  /** The widget's file without its ending, relative to `src`: `ui/text-input`, `form/groups/email/email-group`. */
  widget: string;
  /** The widget's name as a heading. */
  title: string;
  examples: readonly Example[];
}
