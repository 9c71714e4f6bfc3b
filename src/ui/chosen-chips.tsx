import { useRef } from 'react';
import { Button } from './button';
import { Chips, type ChipsProps } from './chips';

export interface ChosenChipsProps extends Pick<ChipsProps, 'chips' | 'removeLabel'> {
  /** The name of the group. */
  label: string;
  /** Shown in place of chips, e.g. while nothing is chosen, so that the first chip moves nothing. */
  note: string;
  /** Of the button that takes all back; '' hides it. */
  clearText: string;
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** What is chosen in a long list, above it. */
export function ChosenChips({ label, note, chips, clearText, removeLabel, onRemove, onClear }: ChosenChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className="charterform-chosen">
      {note && <span>{note}</span>}
      {chips.length > 0 && (
        <Chips
          chips={chips}
          removeLabel={removeLabel}
          onRemove={(key, { currentTarget }) => {
            const chip = currentTarget.closest('li')!;
            const next = (chip.nextElementSibling ?? chip.previousElementSibling)?.querySelector('button');
            (next ?? box.current!).focus();
            onRemove(key);
          }}
        />
      )}
      {clearText && (
        <Button
          kind="link"
          onClick={() => {
            box.current!.focus();
            onClear();
          }}
        >
          {clearText}
        </Button>
      )}
    </div>
  );
}
