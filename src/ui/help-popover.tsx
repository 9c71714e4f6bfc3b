import { useLayoutEffect, useRef, useState } from 'react';
import { HelpButton } from './help-button';
import { helpSize } from './help-size';
import { keepAnchored } from './anchored-position';
import { closeHelpWhenDone } from './close-help';

export interface HelpPopoverProps {
  /** The accessible name of the "?" button, e.g. "Help: state fee". */
  label: string;
  children: string;
}

/**
 * A "?" with a few words of help, which open without a delay when it is pressed or a mouse points at it (FIELD-13).
 *
 * They close by Escape, a second press, a press elsewhere, the focus going elsewhere, and a touch that moves over the
 * page by more than 20 px. Otherwise they stay for as long as the pointer or the focus is on them or their button, since
 * nobody reads against a clock (WCAG 1.4.13, 2.2.1), and for 5000 ms more.
 */
export function HelpPopover({ label, children }: HelpPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  // What a mouse opened by coming near, its press keeps open instead of closing it.
  const isPressed = useRef(false);

  // Before the next key can come: an effect after the paint would miss an Escape that follows at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const ending = new AbortController();
    const { signal } = ending;
    keepAnchored(button.current!, bubble.current!, close, signal);
    closeHelpWhenDone({ root: root.current!, button: button.current!, bubble: bubble.current!, close, signal });
    return () => {
      isPressed.current = false;
      ending.abort();
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
          // Safari gives a button no focus by the mouse, and with it no sign of when it is left.
          if (detail > 0) button.current!.focus();
          setOpen(!(isOpen && isPressed.current));
          isPressed.current = true;
        }}
      />
      {/* The words are read as soon as they appear, so this region is there before them. */}
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
