import { Icon } from './icon';

export interface FoldButtonProps {
  title: string;
  /** Shown beside the title, e.g. "2 of 48 chosen". */
  countText: string;
  open: boolean;
  onToggle: () => void;
}

/** The line that opens and closes a list of checkboxes, over its whole width; stands right before it. */
export function FoldButton({ title, countText, open, onToggle }: FoldButtonProps) {
  return (
    <button type="button" className="charterform-fold-button" aria-expanded={open} onClick={onToggle}>
      <strong>{title}</strong> <small>{countText}</small>
      <Icon name="chevron" />
    </button>
  );
}
