import type { MessageParams } from '../../text/format-message';
import type { TextKey } from '../../text/en';
import type { Facts } from '../facts';
import type { FormValues } from '../form-values';

/** Something the visitor is told about a change they did not make; its words are made when it is shown. */
export interface Notice {
  key: TextKey;
  params?: MessageParams;
  /** What brings back what the visitor had, by path; left out where nothing could. */
  undo?: Readonly<Record<string, unknown>>;
}

export interface Follow {
  values: FormValues;
  notices?: readonly Notice[];
}

/** "When X changes, Y follows": the values as they must become, or undefined when nothing follows. */
export type Reaction = (before: Facts, after: Facts) => Follow | undefined;
