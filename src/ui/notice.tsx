import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from './icon';
import { Spinner } from './spinner';

export interface NoticeProps {
  /** `wait`: something is under way. */
  kind?: 'info' | 'error' | 'good' | 'wait';
  /** A button after the text, e.g. Try again. */
  action?: ReactNode;
  /** For a notice that is given the focus, so that it is read at once. */
  focusRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message about the form as a whole, e.g. that sending failed. */
export function Notice({ kind = 'info', action, focusRef, children }: NoticeProps) {
  const id = useId();
  return (
    <div
      className="charterform-notice"
      data-kind={kind}
      {...(focusRef && { ref: focusRef, role: 'group', tabIndex: -1, 'aria-labelledby': id })}
    >
      {kind === 'wait' ? <Spinner /> : <Icon name={kind} />}
      {/* Said at once also to a visitor whose focus stays where it is. */}
      <div {...(focusRef && { id, role: 'alert' })}>{children}</div>
      {action}
    </div>
  );
}
