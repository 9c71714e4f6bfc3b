import type { MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon';
import { Spinner } from './spinner';
import { useLingering } from './use-lingering';

export interface ButtonProps {
  /** `main`: the primary action, one per screen. `quiet`: secondary. `soft`: beside a field. `link`: in text or a heading row. `add`: adds a list entry. */
  kind?: 'main' | 'quiet' | 'soft' | 'link' | 'add';
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  /**
   * Said in place of its words while it waits for what it has begun, '' while it does not. It keeps its size and the focus, and
   * cannot be pressed (FORM-39). Its words are then a single text.
   */
  waiting?: string;
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

const prevent = (event: MouseEvent) => event.preventDefault();

export function Button({ kind = 'main', type = 'button', label, expanded, controls, waiting, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      onClick={waiting ? prevent : onClick}
      aria-disabled={!!waiting || undefined}
      type={type}
      className={`charterform-button charterform-button-${kind}`}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      onPointerDown={capturePointer}
    >
      {kind === 'add' && <Icon name="plus" />}
      {waiting === undefined ? children : <TurningWords waiting={waiting} words={String(children)} />}
    </button>
  );
}

/** How long the spinner stays after the waiting has ended, in ms (FORM-27). */
const spinnerHideMs = 50;

/** Each in an element of its own, which is replaced with its words (FIELD-24). */
function TurningWords({ waiting, words }: { waiting: string; words: string }) {
  const shown = useLingering(waiting, spinnerHideMs);
  if (!shown) return <span key={words}>{words}</span>;
  return (
    <span key={shown} className="charterform-turning" data-words={words}>
      <span>
        <Spinner />
        <b>{shown}</b>
      </span>
    </span>
  );
}
