import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import { lockScroll } from './lock-scroll';

export interface DialogProps {
  id: string;
  title: string;
  /** The accessible name of the close icon. */
  closeText: string;
  /** Called once the visitor closed it; the caller takes it away. */
  onClose: () => void;
  /** What Enter in a field does, for a dialog that asks: a press beside it does not close it, since answers would be lost. */
  onEnter?: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog: the browser keeps the focus in it, closes it by Escape and gives the focus back, also when the caller
 * takes it away by itself. Its header and footer stay in sight while a long body is scrolled; the page behind stays put.
 */
export function Dialog({ id, title, closeText, onClose, onEnter, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const enter = useRef(onEnter);
  useLayoutEffect(() => void (enter.current = onEnter));

  useLayoutEffect(() => {
    const opened = dialog.current!;
    const content = body.current!;
    isGone.current = false;
    opened.showModal();
    const unlock = lockScroll(opened.ownerDocument);
    // The first thing to do in a form is not to close it.
    content.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    // Not every browser lets the keyboard scroll what has nothing to focus.
    if (content.scrollHeight > content.clientHeight) content.tabIndex = 0;

    // Both ends of the press, else marking text beyond the edge would close it.
    const ending = new AbortController();
    const { signal } = ending;
    let isPressedBeside = false;
    opened.addEventListener('pointerdown', ({ target }) => (isPressedBeside = target === opened), { signal });
    opened.addEventListener('click', ({ target }) => {
      if (!enter.current && isPressedBeside && target === opened) opened.close();
    }, { signal });
    // Else Enter would send the form that the dialog stands in.
    opened.addEventListener('keydown', (event) => {
      if (!enter.current || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      enter.current();
    }, { signal });
    return () => {
      isGone.current = true;
      ending.abort();
      unlock();
      opened.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className="charterform-dialog" aria-labelledby={`${id}-title`} onClose={() => isGone.current || onClose()}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" aria-label={closeText} onClick={() => dialog.current!.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div ref={body}>{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
