import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface NoticeProps {
  kind?: 'info' | 'error' | 'good';
  /** A button after the text, e.g. Try again. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message about the form as a whole, e.g. that sending failed. */
export function Notice({ kind = 'info', action, children }: NoticeProps) {
  return (
    <div className="charterform-notice" data-kind={kind}>
      <Icon name={kind === 'error' ? 'alert' : kind === 'good' ? 'check' : 'info'} />
      <div>{children}</div>
      {action}
    </div>
  );
}
