import type { CheckboxColumnsProps } from './checkbox-columns';
import { Icon } from './icon';

export interface FoldButtonProps extends Pick<CheckboxColumnsProps, 'options' | 'isChecked'> {
  title: string;
  /** Shown beside the title, e.g. "2 of 48 chosen". */
  countText: (count: number, total: number) => string;
  open: boolean;
  onToggle: () => void;
}

/** The line that opens and closes a list of checkboxes, over its whole width; stands right before it. */
export function FoldButton({ title, countText, open, onToggle, options, isChecked }: FoldButtonProps) {
  const count = options.filter(({ key }) => isChecked(key)).length;
  return (
    <button type="button" className="charterform-fold-button" aria-expanded={open} onClick={onToggle}>
      <strong>{title}</strong> <small>{countText(count, options.length)}</small>
      <Icon name="chevron" />
    </button>
  );
}
