import type { KeyboardEvent } from 'react';

/** How many options PageUp and PageDown move. */
const pageSize = 7;

/** Where a key leads among `last + 1` options, from -1 for none. */
export type Move = (at: number, last: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  PageDown: (at, last) => Math.min(at + pageSize, last),
  PageUp: (at) => Math.max(at - pageSize, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** What the keys can do with a list. */
export interface ListActions<Option> {
  isOpen: boolean;
  activeOption?: Option;
  /** The list stays open after a pick, and Tab picks nothing. */
  multiple?: boolean;
  open: () => void;
  close: () => void;
  pick: (option: Option) => void;
  moveBy: (move: Move) => void;
  /** Enter while no option is active. */
  onEnter?: () => void;
}

/** Answers whether the list of a combobox has used the key. */
export function takeListKey<Option>({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent, list: ListActions<Option>): boolean {
  const { isOpen, multiple, activeOption, open, close, pick, moveBy, onEnter } = list;
  if (key === 'Tab') {
    if (activeOption && !multiple) pick(activeOption);
    return false;
  }
  if (shiftKey || ctrlKey || metaKey) return false;
  if (altKey && key === 'ArrowDown') {
    open();
    return true;
  }
  if (!isOpen) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    moveBy(moves[key]!);
    return true;
  }
  if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
    close();
    return true;
  }
  if (key === 'Enter') {
    if (activeOption) pick(activeOption);
    else onEnter?.();
    return true;
  }
  // Without an active option Home and End move the cursor in the text.
  if (!Object.hasOwn(moves, key) || ((key === 'Home' || key === 'End') && !activeOption)) return false;
  moveBy(moves[key]!);
  return true;
}
