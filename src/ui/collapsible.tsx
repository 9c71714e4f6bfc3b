import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import { followInside } from './shadow-tree';
import { TotalAmount } from './total-amount';

export interface CollapsibleProps {
  id: string;
  title: string;
  /** What the total is called, e.g. "Due today". */
  label: string;
  /** Formatted; '' for none. */
  total: string;
  /** Says that the total is not known yet. */
  waiting?: string | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  closeText: string;
  children: ReactNode;
}

/**
 * The order summary on phones: the total, above which it opens over a blurred page. Closed by the total, Escape, a click
 * outside, or a change of the window's width (SUMM-27). The stylesheet hides it where the form is wide.
 */
export function Collapsible({ id, title, label, total, waiting, open, onToggle, closeText, children }: CollapsibleProps) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // A layout effect: useEffect runs after paint and could miss an Escape pressed right after opening.
  useLayoutEffect(() => {
    if (!open) return;
    const width = window.innerWidth;
    const controller = new AbortController();
    const isInside = followInside(root.current!, ['click'], controller.signal);
    document.addEventListener(
      'click',
      (event) => {
        if (!isInside(event)) onToggle(false);
      },
      controller,
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        onToggle(false);
        toggle.current?.focus();
      },
      controller,
    );
    window.addEventListener(
      'resize',
      () => {
        // Ignore height: on phones it changes when the address bar hides during scrolling.
        if (window.innerWidth !== width) onToggle(false);
      },
      controller,
    );
    return () => controller.abort();
  }, [open, onToggle]);

  return (
    <>
      {open && <div className="charterform-backdrop" />}
      <div ref={root} className="charterform-collapsible">
        <button ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          <span className={total || waiting ? 'charterform-hidden' : undefined}>{title}</span>{' '}
          {/* A total without an amount would call nothing by its name. */}
          {(open || total || waiting) && (
            <small key={open ? closeText : label} className={open ? 'charterform-close' : undefined}>
              {open ? closeText : label}
            </small>
          )}{' '}
          <strong>
            <TotalAmount waiting={waiting}>{total}</TotalAmount>
          </strong>
          <Icon name="chevron" />
        </button>
        <div id={id} className="charterform-collapsible-panel" hidden={!open}>
          {open && (
            <>
              <h2>{title}</h2>
              {children}
            </>
          )}
        </div>
      </div>
    </>
  );
}
