import { useRef, useState } from 'react';
import { Button } from './button';
import { controlAttributes, idList } from './control-attributes';
import { Icon } from './icon';

export interface FileInputProps {
  id: string;
  name: string;
  /** The chosen file, its size in words. */
  chosen?: { name: string; size: string };
  /** Called with the file, or with null once it is removed. */
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** What the browser offers, e.g. `.pdf`; another file can still be dropped. */
  accept?: string;
  /** What an empty field asks for, and what it adds where files can be dropped. */
  chooseText: string;
  dropText: string;
  /** What clicking the field does once it has a file. */
  replaceText: string;
  removeText: string;
  /** The accessible name of the remove button: it says which file. */
  removeLabel: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/**
 * The browser's own file input lies unseen over the whole field, so that clicks, keys and drops are its own. It cannot
 * be given a file after the fact, so what is chosen is shown beside it and described by it.
 */
export function FileInput({ chosen, onChange, chooseText, dropText, replaceText, removeText, removeLabel, describedBy, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const chosenId = `${rest.id}-chosen`;
  const remove = () => {
    const control = input.current!;
    // Otherwise the same file could not be chosen again.
    control.value = '';
    onChange(null);
    control.focus();
  };
  return (
    <div className="charterform-input charterform-file" data-over={isOver || undefined}>
      <Icon name="file" />
      <input
        {...controlAttributes({ ...rest, describedBy: idList(chosen && chosenId, describedBy) })}
        ref={input}
        type="file"
        onChange={(event) => {
          // Some browsers empty the input where the visitor only looked around.
          const file = event.currentTarget.files?.[0];
          if (file) onChange(file);
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      {chosen ? (
        <>
          <span id={chosenId}>
            <bdi>{chosen.name}</bdi> <small dir="auto">{chosen.size}</small>
          </span>
          {!rest.disabled && (
            <div className="charterform-actions">
              <span aria-hidden>{replaceText}</span>
              <Button kind="link" label={removeLabel} onClick={remove}>
                {removeText}
              </Button>
            </div>
          )}
        </>
      ) : (
        <span>
          {chooseText} <small>{dropText}</small>
        </span>
      )}
    </div>
  );
}
