import { useEffect, useRef, type ReactNode } from 'react';

/** Clicks the first button inside once it is rendered, without moving the focus. */
export function Press({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.click(), []);
  return <div ref={root}>{children}</div>;
}
