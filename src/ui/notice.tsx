import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface NoticeProps {
  kind?: 'info' | 'error' | 'good';
  /** A button at the end, e.g. Undo or Try again. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence about the form itself: what changed, what broke, what must be entered again. */
export function Notice({ kind = 'info', action, children }: NoticeProps) {
  return (
    <div className="charterform-notice" data-kind={kind}>
      <Icon name={kind === 'error' ? 'alert' : kind === 'good' ? 'check' : 'info'} />
      <div>{children}</div>
      {action}
    </div>
  );
}
