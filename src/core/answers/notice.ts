import { stateName } from '../reference/states';
import type { Changes } from './answer-path';
import type { TextKey } from '../text/en';
import type { MessageParams, Text } from '../text/format-message';

/** Something the visitor is told about a change they did not make; its words are made when it is shown. */
export interface Notice {
  key: TextKey;
  params?: MessageParams;
  /** The codes of the states that stand for `{states}`. */
  states?: readonly string[];
  /** What brings back what the visitor had, by path; left out where nothing could. */
  undo?: Changes;
}

/** A notice in the visitor's language. */
export const noticeMessage = ({ key, params, states = [] }: Notice, text: Text): string =>
  text(key, { ...params, states: states.map((code) => stateName(code, text) ?? code).join(', ') });
