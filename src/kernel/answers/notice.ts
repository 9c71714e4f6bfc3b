import { stateName } from '../reference/states';
import type { Changes } from './answer-path';
import type { TextKey } from '../text/en';
import type { MessageParams, Text } from '../text/format-message';

/** Tells the visitor about a change they did not make. Holds a key, so that it is translated when shown. */
export interface Notice {
  key: TextKey;
  params?: MessageParams;
  /** State codes, whose names replace `{states}`. */
  states?: readonly string[];
  /** The changes that restore what the visitor had; left out if nothing can. */
  undo?: Changes;
  /** It is about answers of an earlier visit: told although the visitor has changed nothing yet. */
  isForKept?: boolean;
}

/** A notice in the visitor's language. */
export const noticeMessage = ({ key, params, states = [] }: Notice, text: Text): string =>
  text(key, { ...params, states: states.map((code) => stateName(code, text) ?? code).join(', ') });
