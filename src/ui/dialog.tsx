import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

export interface DialogProps {
  id: string;
  title: string;
  /** The accessible name of the close icon. */
  closeText: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus in it, closes it by Escape and gives the focus back. */
export function Dialog({ id, title, closeText, onClose, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="charterform-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" aria-label={closeText} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div>{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
