import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon';

export interface Toast {
  id: string;
  /** '' for none. */
  title: string;
  message: string;
  kind: 'error' | 'good' | 'info';
  /** Time until it closes by itself, in ms; 0 for never (ERR-15). */
  duration: number;
}

export interface ToastsProps {
  items: readonly Toast[];
  /** The accessible name of the close buttons, followed by the toast's title. */
  closeText: string;
  /** Called when the visitor closed it or its duration is over. */
  onClose: (id: string) => void;
  /** What the toasts must not cover while it is at the window's top. */
  findHeader?: () => Element | null;
}

/** The space between the toasts and what is above them. */
const toastGapPx = 16;

/**
 * Notifications in the window's top corner; an empty list shows nothing (ERR-14). Their timers pause while the pointer or
 * the focus is on one of them. One polite live region announces each once, errors too, without interrupting the screen
 * reader. After one is closed by keyboard, the focus moves to the next, or back to where it was before.
 */
export function Toasts({ items, closeText, onClose, findHeader }: ToastsProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement | null>(null);
  /** The index of the toast being closed; -1 when closed by pointer. */
  const closedIndex = useRef<number | null>(null);

  useEffect(() => {
    // In the top layer, where supported, host headers cannot cover the toasts and our containers cannot move them.
    const current = area.current!;
    // An app may have taken the form off the page since it was drawn.
    if (!current.isConnected || !current.showPopover) return;
    current.popover = 'manual';
    current.showPopover();
  }, []);

  useLayoutEffect(() => {
    const current = area.current!;
    if (items.length === 0) return;
    const place = () => {
      const header = findHeader?.()?.getBoundingClientRect();
      const room = window.innerHeight - current.offsetHeight;
      const isInTheWay = header && header.bottom > 0 && header.top < current.offsetHeight + 2 * toastGapPx;
      current.style.top = isInTheWay ? `${Math.max(Math.min(header.bottom, room) + toastGapPx, toastGapPx)}px` : '';
    };
    place();
    const controller = new AbortController();
    for (const moved of ['scroll', 'resize']) window.addEventListener(moved, place, controller);
    return () => controller.abort();
  }, [items, findHeader]);

  useLayoutEffect(() => {
    // No pointerleave fires when the element under the pointer is removed.
    if (items.length === 0) setPointedAt(false);
    if (closedIndex.current === null) return;
    const buttons = area.current!.querySelectorAll('button');
    const next = buttons[Math.min(closedIndex.current, buttons.length - 1)];
    setFocused(false);
    (next ?? previousFocus.current)?.focus({ preventScroll: true });
    closedIndex.current = null;
  }, [items]);

  return (
    <div
      ref={area}
      className="charterform-toasts"
      aria-live="polite"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        const isFromOutside = closedIndex.current === null && !currentTarget.contains(relatedTarget as Node | null);
        if (isFromOutside) previousFocus.current = relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {items.map((toast, index) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeText={closeText}
          isPaused={isPointedAt || isFocused}
          onTimeout={() => onClose(toast.id)}
          onClose={(byPointer) => {
            // After a click the next toast must not get the focus: that would pause it.
            closedIndex.current = byPointer ? -1 : index;
            onClose(toast.id);
          }}
        />
      ))}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  closeText: string;
  /** Stops the timer. */
  isPaused: boolean;
  onTimeout: () => void;
  onClose: (byPointer: boolean) => void;
}

function ToastCard({ toast: { title, message, kind, duration }, closeText, isPaused, onTimeout, onClose }: ToastCardProps) {
  const remainingMs = useRef(duration);

  useEffect(() => {
    if (duration === 0 || isPaused) return;
    const start = performance.now();
    const timer = setTimeout(onTimeout, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - start;
    };
  }, [duration, isPaused, onTimeout]);

  return (
    <div className="charterform-toast" data-kind={kind}>
      <Icon name={kind} />
      <div>
        {title && <strong>{title}</strong>}
        <p>{message}</p>
      </div>
      <button
        type="button"
        aria-label={`${closeText} ${title}`.trim()}
        onClick={({ detail }) => onClose(detail > 0)}
        onKeyDown={({ key }) => key === 'Escape' && onClose(false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
