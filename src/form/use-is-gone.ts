import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is gone, for what comes back to it after a request. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  return isGone;
}
