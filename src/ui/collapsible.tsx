import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

export interface CollapsibleProps {
  id: string;
  title: string;
  /** Shown at the end of the header, e.g. the order's total. */
  total: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  closeText: string;
  children: ReactNode;
}

/**
 * The phone's summary: one line with the total that opens over a blurred page. Closes by its header, Escape,
 * a click outside and a change of the window's width (SUMM-27). A wide root hides it by style.
 */
export function Collapsible({ id, title, total, open, onToggle, closeText, children }: CollapsibleProps) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // Before the next key can come: an effect after the paint would miss an Escape that follows at once.
  useLayoutEffect(() => {
    if (!open) return;
    const width = window.innerWidth;
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('click', ({ target }) => {
      if (!root.current?.contains(target as Node)) onToggle(false);
    }, { signal });
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      onToggle(false);
      toggle.current?.focus();
    }, { signal });
    window.addEventListener('resize', () => {
      // A phone's address bar changes the height alone, while the visitor reads.
      if (window.innerWidth !== width) onToggle(false);
    }, { signal });
    return () => ending.abort();
  }, [open, onToggle]);

  return (
    <>
      {open && <div className="charterform-backdrop" />}
      <div ref={root} className="charterform-collapsible">
        <button ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          <span>{title}</span> <strong>{total}</strong> {open && <span className="charterform-close">{closeText}</span>}
          <Icon name="chevron" />
        </button>
        <div id={id} className="charterform-collapsible-panel" hidden={!open}>
          {open && children}
        </div>
      </div>
    </>
  );
}
