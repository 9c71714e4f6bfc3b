import { joinStates } from '../reference/states';
import type { TextKey } from '../text/en';
import type { Message, MessageParams, Text } from '../text/format-message';
import type { AnswerPath, Changes } from './answer-path';

/** One amount that a question is about, as it was and as it is now. */
export interface ChangedAmount {
  label: Message | string;
  notes?: readonly (Message | string)[];
  /** Formatted; '' where there was none. */
  was: string;
  now: string;
  isTotal?: boolean;
}

/**
 * What the visitor is asked before a change is made. The change waits; with the answer it is made together with
 * `accept` or `decline`, which must leave nothing to ask. Escape and Close decline.
 */
export interface Question {
  title: TextKey;
  text: TextKey;
  /** For the title, the text and the answers. */
  params?: MessageParams;
  /** Params that are sentences of ours. */
  textParams?: Readonly<Record<string, TextKey>>;
  /** State codes, whose names replace `{list}`. */
  states?: readonly string[];
  /** Listed below the text. */
  amounts?: readonly ChangedAmount[];
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

/** The params of a question in the visitor's language. */
export const questionParams = ({ params, textParams = {}, states = [] }: Question, text: Text): MessageParams => ({
  ...params,
  ...Object.fromEntries(Object.entries(textParams).map(([name, key]) => [name, text(key)])),
  list: joinStates(states, text),
});
