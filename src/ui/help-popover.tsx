import { useLayoutEffect, useRef, useState } from 'react';
import { keepAnchored } from './anchored-position';
import { closeHelpWhenDone } from './close-help';
import { HelpButton } from './help-button';

export interface HelpPopoverProps {
  /** The accessible name of the "?" button, e.g. "Help: state fee". */
  label: string;
  children: string;
}

/**
 * A "?" button with a short help text, which opens at once on press or mouse hover (FIELD-13).
 *
 * It closes on Escape, a second press, a press elsewhere, focus elsewhere, or a touch that moves more than 20 px.
 * Otherwise it stays open while pointer or focus is on it or its button, and for 5000 ms after, so that there is time to
 * read (WCAG 1.4.13, 2.2.1).
 */
export function HelpPopover({ label, children }: HelpPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  // Distinguishes the first press from the second: the press that follows a hover must not close the help.
  const isPressed = useRef(false);

  // A layout effect: useEffect runs after paint and could miss an Escape pressed right after opening.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const controller = new AbortController();
    const { signal } = controller;
    keepAnchored(button.current!, bubble.current!, close, signal);
    closeHelpWhenDone({ root: root.current!, button: button.current!, bubble: bubble.current!, close, signal });
    return () => {
      isPressed.current = false;
      controller.abort();
    };
  }, [isOpen]);

  return (
    <span ref={root} className="charterform-help">
      <HelpButton
        ref={button}
        label={label}
        aria-expanded={isOpen}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onClick={({ detail }) => {
          // Safari does not focus a clicked button, and without focus there is no focusout to close the help.
          if (detail > 0) button.current!.focus();
          setOpen(!(isOpen && isPressed.current));
          isPressed.current = true;
        }}
      />
      {/* Always rendered: screen readers only announce changes inside a live region they already know. */}
      <span role="status">
        {isOpen && (
          <span ref={bubble} popover="manual" className="charterform-bubble" data-size={helpSize(children)}>
            {children}
          </span>
        )}
      </span>
    </span>
  );
}

/** The width of the help bubble, by the length of its text in characters (FIELD-12). */
export const helpSize = ({ length }: string) => (length < 100 ? 'small' : length < 400 ? 'medium' : 'large');
