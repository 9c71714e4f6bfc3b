import type { TextKey } from '../text/en';
import type { MessageParams } from '../text/format-message';
import type { AnswerPath, Changes } from './answer-path';

/**
 * What the visitor is asked before a change is made. The change waits; with the answer it is made together with
 * `accept` or `decline`, which must leave nothing to ask. Escape and Close decline.
 */
export interface Question {
  title: TextKey;
  text: TextKey;
  /** For the title, the text and the answers. */
  params?: MessageParams;
  acceptText: TextKey;
  /** Left out where there is nothing to decide: the visitor is only told. */
  declineText?: TextKey;
  accept: Changes;
  decline: Changes;
  /** The field that it is about: asked over its step, and focused afterwards. */
  at?: AnswerPath;
  /** The name of the event that is dispatched on the form's root once the visitor has accepted. */
  event?: string;
}
