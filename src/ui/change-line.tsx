import { useRef, type FocusEvent } from 'react';
import { Button } from './button';
import { Icon } from './icon';

export interface ChangeLineProps {
  /** What has changed and why; '' for nothing. */
  message: string;
  undoText: string;
  closeText: string;
  /** Left out where nothing can be undone. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * One quiet line about a change that the visitor did not make, in sight wherever they are in the step. Its live region
 * stands in the page from first paint, else its first message would not be read.
 */
export function ChangeLine({ message, undoText, closeText, onUndo, onClose }: ChangeLineProps) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  /** The button goes with the line: the focus returns to where it came from, or it would be lost. */
  const leave = (act: () => void) => () => {
    act();
    cameFrom.current?.focus({ preventScroll: true });
  };
  const isShown = message !== '';
  return (
    <div className="charterform-change" data-shown={isShown || undefined} onFocus={remember}>
      {isShown && <Icon name="info" />}
      <div role="status">{message}</div>
      {isShown && onUndo && (
        <Button kind="link" onClick={leave(onUndo)}>
          {undoText}
        </Button>
      )}
      {isShown && (
        <Button kind="link" label={closeText} onClick={leave(onClose)}>
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
