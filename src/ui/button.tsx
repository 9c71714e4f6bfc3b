import type { MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon';

export interface ButtonProps {
  /** `main`: the primary action, one per screen. `quiet`: secondary. `soft`: beside a field. `link`: in text or a heading row. `add`: adds a list entry. */
  kind?: 'main' | 'quiet' | 'soft' | 'link' | 'add';
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  /** The accessible name, for buttons that share the same visible text. */
  label?: string;
  /** Says why it is disabled. */
  title?: string | undefined;
  /** Whether the element with the id `controls`, which the button opens, is open. */
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * Pressing a button blurs the focused field. An error that then appears can move the button away before the pointer is
 * released, so the button captures the pointer to still get the click.
 */
function capturePointer({ isTrusted, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) {
  // A scripted event has no active pointer, and capturing it would throw.
  if (isTrusted) currentTarget.setPointerCapture(pointerId);
}

export function Button({ kind = 'main', type = 'button', label, expanded, controls, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`charterform-button charterform-button-${kind}`}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      onPointerDown={capturePointer}
    >
      {kind === 'add' && <Icon name="plus" />}
      {children}
    </button>
  );
}
