import { useLayoutEffect, useRef } from 'react';
import { countUp } from './count-up';
import { Skeleton } from './skeleton';
import { Verbatim } from './verbatim';

/**
 * A total, which counts to its new value.
 * @param waiting says that it is not known yet; a skeleton stands in its place
 */
export function TotalAmount({ children, waiting = '' }: { children: string; waiting?: string }) {
  return waiting ? <Skeleton text={waiting} /> : <Counted>{children}</Counted>;
}

function Counted({ children }: { children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const last = useRef(children);
  // Before the paint, which would show the new amount for a moment.
  useLayoutEffect(() => {
    const from = last.current;
    last.current = children;
    return from === children ? undefined : countUp(element.current!, from, children);
  }, [children]);
  return (
    <span ref={element} className="charterform-counted">
      <Verbatim>{children}</Verbatim>
    </span>
  );
}
