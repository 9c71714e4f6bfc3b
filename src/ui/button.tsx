import type { MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
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

/**
 * Pressing a button leaves the field before it, which may move the button away from under the pointer; a press that has
 * begun on it stays its own.
 */
function holdPointer({ isTrusted, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) {
  // Only a press of a visitor has a pointer that can be held.
  if (isTrusted) currentTarget.setPointerCapture(pointerId);
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
      onPointerDown={holdPointer}
    >
      {kind === 'add' && <Icon name="plus" />}
      {children}
    </button>
  );
}
