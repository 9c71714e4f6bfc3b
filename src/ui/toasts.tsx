import { useEffect, useRef } from 'react';
import { Icon } from './icon';

export interface Toast {
  id: string;
  /** '' for none. */
  title: string;
  message: string;
  kind: 'error' | 'good' | 'info';
}

export interface ToastsProps {
  items: readonly Toast[];
  /** The accessible name of the close buttons; the toast's title follows it. */
  closeText: string;
  onClose: (id: string) => void;
}

/** Notifications in the window's top corner; gone when none remain (ERR-14). How long one stays is the caller's. */
export function Toasts({ items, closeText, onClose }: ToastsProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the top layer no host header covers it and no container of ours moves it. Older browsers do without.
    const { current } = area;
    if (!current?.showPopover) return;
    current.popover = 'manual';
    current.showPopover();
  }, []);
  return (
    <div ref={area} className="charterform-toasts" aria-live="polite">
      {items.map(({ id, title, message, kind }) => (
        <div key={id} className="charterform-toast" data-kind={kind}>
          <Icon name={kind === 'error' ? 'alert' : kind === 'good' ? 'check' : 'info'} />
          <div>
            {title && <strong>{title}</strong>}
            <p>{message}</p>
          </div>
          <button type="button" aria-label={`${closeText} ${title}`.trim()} onClick={() => onClose(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
