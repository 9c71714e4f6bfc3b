import type { MessageParams } from '../text/format-message';

/** What a rule says of a value it does not accept. Words are made when it is shown, so they follow the locale. */
export interface Failure {
  rule: string;
  params: MessageParams;
}

/** Failures by concrete field path; a field without one passes. */
export type Failures = Readonly<Record<string, Failure>>;
