import { useRef, type FocusEvent } from 'react';
import { Button } from './button';
import { Icon } from './icon';

export interface ChangeLineProps {
  /** What changed and why; '' hides the line. */
  message: string;
  undoText: string;
  closeText: string;
  /** Undefined when the change cannot be undone. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * One line about a change the visitor did not make, visible everywhere in the step. Its live region is always rendered,
 * because screen readers only announce changes inside a region they already know.
 */
export function ChangeLine({ message, undoText, closeText, onUndo, onClose }: ChangeLineProps) {
  const previousFocus = useRef<HTMLElement | null>(null);
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null;
  };
  /** The pressed button disappears with the line: restore the previous focus, or it would be lost. */
  const withFocusRestored = (action: () => void) => () => {
    action();
    previousFocus.current?.focus({ preventScroll: true });
  };
  const isShown = message !== '';
  return (
    <div className="charterform-change" data-shown={isShown || undefined} onFocus={rememberFocus}>
      {isShown && <Icon name="info" />}
      <div role="status">{message}</div>
      {isShown && onUndo && (
        <Button kind="link" onClick={withFocusRestored(onUndo)}>
          {undoText}
        </Button>
      )}
      {isShown && (
        <Button kind="link" label={closeText} onClick={withFocusRestored(onClose)}>
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
