import { useEffect, useRef, type ReactNode } from 'react';

/** Presses the first button inside once it is there, as a visitor would, but leaves the focus alone. */
export function Press({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.click(), []);
  return <div ref={root}>{children}</div>;
}
