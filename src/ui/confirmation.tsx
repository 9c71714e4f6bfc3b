import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';

export interface ConfirmationProps {
  title: string;
  /** For the caller to focus the heading after a submission, whose button is gone; not on a page that opens with it. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What stands in the form's place once it was sent. */
export function Confirmation({ title, ref, children }: ConfirmationProps) {
  return (
    <div className="charterform-confirmation">
      <Icon name="check" />
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
