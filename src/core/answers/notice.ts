import type { TextKey } from '../text/en';
import type { MessageParams } from '../text/format-message';

/** Something the visitor is told about a change they did not make; its words are made when it is shown. */
export interface Notice {
  key: TextKey;
  params?: MessageParams;
  /** What brings back what the visitor had, by path; left out where nothing could. */
  undo?: Readonly<Record<string, unknown>>;
}
