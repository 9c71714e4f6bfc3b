import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';

export interface ConfirmationProps {
  title: string;
  /** Lets the caller focus the heading after a submission, when the submit button is gone. */
  ref?: Ref<HTMLHeadingElement>;
  /** Beside it: what was ordered. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Replaces the form after it was sent. */
export function Confirmation({ title, ref, aside, children }: ConfirmationProps) {
  return (
    <div className="charterform-confirmation charterform-columns" data-single={!aside || undefined}>
      <div className="charterform-main">
        <Icon name="good" />
        <h2 ref={ref} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {aside && <div className="charterform-side">{aside}</div>}
    </div>
  );
}
