import type { MouseEvent } from 'react';
import { Icon } from './icon';

export interface Chip {
  key: string;
  label: string;
}

export interface ChipsProps {
  chips: readonly Chip[];
  /** The accessible name of a chip's button, e.g. "Remove Wyoming". */
  removeLabel: (label: string) => string;
  disabled?: boolean | undefined;
  onRemove: (key: string, event: MouseEvent<HTMLButtonElement>) => void;
}

/** Choices that can be taken back one by one. Whoever removes one moves the focus, since its button goes away. */
export const Chips = ({ chips, removeLabel, disabled, onRemove }: ChipsProps) => (
  <ul className="charterform-chips">
    {chips.map(({ key, label }) => (
      <li key={key}>
        <bdi>{label}</bdi>
        <button type="button" aria-label={removeLabel(label)} disabled={disabled} onClick={(event) => onRemove(key, event)}>
          <Icon name="close" />
        </button>
      </li>
    ))}
  </ul>
);
