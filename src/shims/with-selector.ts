import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * `use-sync-external-store/with-selector` as an ES module: the package is CommonJS only, and the preact alias would not
 * reach its `require('react')`. Returns `selector(snapshot)`, or the previous selection if `isEqual` finds them equal.
 * Nothing is rendered on a server, so its snapshot is never read.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual?: (a: Selection, b: Selection) => boolean,
): Selection {
  const committed = useRef<{ selection: Selection } | null>(null);

  const getSelection = useMemo(() => {
    let memo: { snapshot: Snapshot; selection: Selection } | undefined;
    const select = (snapshot: Snapshot): Selection => {
      if (memo && Object.is(memo.snapshot, snapshot)) return memo.selection;
      const previous = memo ?? committed.current;
      const next = selector(snapshot);
      const selection = previous && isEqual?.(previous.selection, next) ? previous.selection : next;
      memo = { snapshot, selection };
      return selection;
    };
    return () => select(getSnapshot());
  }, [getSnapshot, selector, isEqual]);

  const selection = useSyncExternalStore(subscribe, getSelection);
  useEffect(() => {
    committed.current = { selection };
  }, [selection]);
  return selection;
}
