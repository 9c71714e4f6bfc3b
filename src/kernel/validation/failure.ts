import type { MessageParams } from '../text/format-message';

/** A failed rule. `messageOf` translates it when it is shown, so that the message follows the locale. */
export interface Failure {
  rule: string;
  params: MessageParams;
  /** With bails off, the further rules that fail, in the order of the rule string (VALID-03). */
  others?: readonly Failure[];
}

/** Failures by concrete field path; a field that passes has no entry. */
export type Failures = Readonly<Record<string, Failure>>;
