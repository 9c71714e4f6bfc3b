import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon';

export interface ButtonProps {
  /** `main` once a screen; `quiet` beside it; `link` inside text or a heading row; `add` appends to a list. */
  kind?: 'main' | 'quiet' | 'link' | 'add';
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  /** The accessible name, where the visible words alone do not tell one button from the next. */
  label?: string;
  /** Whether what the button opens, the element with the id `controls`, is open. */
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Button({ kind = 'main', type = 'button', onClick, disabled, label, expanded, controls, ref, children }: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={`charterform-button charterform-button-${kind}`}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      disabled={disabled}
      onClick={onClick}
    >
      {kind === 'add' && <Icon name="plus" />}
      {children}
    </button>
  );
}
