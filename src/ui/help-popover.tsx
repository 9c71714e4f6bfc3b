import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface HelpPopoverProps {
  /** The accessible name of the "?" button, e.g. "Help: state fee". */
  label: string;
  children: ReactNode;
}

/** A "?" that opens a few words of help. Escape, leaving it by Tab and a click elsewhere close it. */
export function HelpPopover({ label, children }: HelpPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Before the next key can come: an effect after the paint would miss an Escape that follows at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return (
    <span ref={root} className="charterform-help">
      <button ref={button} type="button" aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        ?
      </button>
      {/* The words are read as soon as they appear, so this region is there before them. */}
      <span role="status">{isOpen && <span className="charterform-bubble">{children}</span>}</span>
    </span>
  );
}
