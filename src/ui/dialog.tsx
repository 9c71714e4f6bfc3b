import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import { lockScroll } from './lock-scroll';

export interface DialogProps {
  id: string;
  title: string;
  /** The accessible name of the close icon. */
  closeText: string;
  /** Called after the visitor closed it; the caller must unmount it. */
  onClose: () => void;
  /** Called on Enter in an input. A dialog with it is not closed by a click outside, or the visitor's answers would be lost. */
  onEnter?: (input: HTMLInputElement) => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog on the native <dialog>: the browser traps the focus, closes it on Escape and restores the focus, also
 * when the caller unmounts it. Header and footer stay visible while the body scrolls; the page behind does not scroll.
 */
export function Dialog({ id, title, closeText, onClose, onEnter, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  // The press must start and end on the backdrop, or selecting text beyond the edge would close the dialog.
  const isPressedOutside = useRef(false);

  const leave = () => {
    if (!isLeft.current) onClose();
    isLeft.current = true;
  };

  useLayoutEffect(() => {
    const opened = dialog.current!;
    const content = body.current!;
    isLeft.current = false;
    opened.showModal();
    const unlock = lockScroll(opened.ownerDocument);
    // The browser would focus the close button; start in the first field instead.
    content.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    // Some browsers scroll by keyboard only inside a focused element.
    if (content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    return () => {
      isLeft.current = true;
      unlock();
      opened.close();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is part of the dialog, keys bubble to it
    <dialog
      ref={dialog}
      className="charterform-dialog"
      aria-labelledby={`${id}-title`}
      // The close event comes too late: a press before it would open the dialog anew, and the event then close that one.
      // A file input tells of its own cancelling here, too.
      onCancel={({ target, currentTarget }) => target === currentTarget && leave()}
      onClose={leave}
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (!onEnter && isPressedOutside.current && target === currentTarget) leave();
      }}
      // Otherwise Enter would submit the order form around the dialog.
      onKeyDown={(event) => {
        if (!onEnter || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onEnter(event.target);
      }}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" aria-label={closeText} onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      <div ref={body}>{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
