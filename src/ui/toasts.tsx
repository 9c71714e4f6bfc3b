import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon';

export interface Toast {
  id: string;
  /** '' for none. */
  title: string;
  message: string;
  kind: 'error' | 'good' | 'info';
  /** How long it stays unless it is closed before, in ms; 0 for ever (ERR-15). */
  duration: number;
}

export interface ToastsProps {
  items: readonly Toast[];
  /** The accessible name of the close buttons; the toast's title follows it. */
  closeText: string;
  /** Closed by the visitor, or its time is over. */
  onClose: (id: string) => void;
}

const isFocusable = (element: Element | null): element is HTMLElement => element instanceof HTMLElement && element.isConnected;

/**
 * Notifications in the window's top corner; nothing of them is left when none remain (ERR-14). No time passes while the
 * pointer or the focus is on one of them. All are said politely, errors too: one region from first paint says each once,
 * and none is worth cutting off what is being read. A closed one leaves the focus to the next, or to where it came from.
 */
export function Toasts({ items, closeText, onClose }: ToastsProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const closedAt = useRef<number | null>(null);

  useEffect(() => {
    // In the top layer no host header covers it and no container of ours moves it. Older browsers do without.
    const { current } = area;
    if (!current?.showPopover) return;
    current.popover = 'manual';
    current.showPopover();
  }, []);

  useLayoutEffect(() => {
    // The pointer does not leave what goes from under it.
    if (items.length === 0) setPointedAt(false);
    if (closedAt.current === null) return;
    const left = area.current!.querySelectorAll('button');
    const next = closedAt.current < 0 ? null : (left[Math.min(closedAt.current, left.length - 1)] ?? null);
    setFocused(false);
    const goal = next ?? (cameFrom.current as Element | null);
    if (isFocusable(goal)) goal.focus({ preventScroll: true });
    closedAt.current = null;
  }, [items]);

  return (
    <div
      ref={area}
      className="charterform-toasts"
      aria-live="polite"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        const isFromOutside = closedAt.current === null && !currentTarget.contains(relatedTarget as Node | null);
        if (isFromOutside) cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {items.map((toast, index) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeText={closeText}
          isHeld={isPointedAt || isFocused}
          onTimeOver={() => onClose(toast.id)}
          onClose={(byPointer) => {
            // A pointer goes its own way; the focus on the next one would only hold it.
            closedAt.current = byPointer ? -1 : index;
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
  /** Its time stands still. */
  isHeld: boolean;
  onTimeOver: () => void;
  onClose: (byPointer: boolean) => void;
}

function ToastCard({ toast: { title, message, kind, duration }, closeText, isHeld, onTimeOver, onClose }: ToastCardProps) {
  const left = useRef(duration);
  const timeOver = useRef(onTimeOver);
  useLayoutEffect(() => void (timeOver.current = onTimeOver));

  useEffect(() => {
    if (duration === 0 || isHeld) return;
    const start = performance.now();
    const timer = setTimeout(() => timeOver.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [duration, isHeld]);

  return (
    <div className="charterform-toast" data-kind={kind}>
      <Icon name={kind === 'error' ? 'alert' : kind === 'good' ? 'check' : 'info'} />
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
