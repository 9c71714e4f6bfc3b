import { useRef, useState } from 'react';
import { Button } from './button';
import { controlAttributes, idList } from './control-attributes';
import { Icon } from './icon';

export interface FileInputProps {
  id: string;
  name?: string;
  /** The chosen file; `size` is formatted, e.g. "2 MB". */
  chosen?: { name: string; size: string };
  /** Called with the file, or with null when it is removed. */
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** What the browser's file picker offers, e.g. `.pdf`; other files can still be dropped. */
  accept?: string;
  /** The text of an empty field; `dropText` follows it where files can be dropped. */
  chooseText: string;
  dropText: string;
  /** Shown once a file is chosen: clicking the field replaces it. */
  replaceText: string;
  /** Follows the size of a file that is accepted. */
  readyText?: string;
  removeText: string;
  /** The accessible name of the remove button, naming the file. */
  removeLabel: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/**
 * A transparent native file input covers the whole field, so the browser handles clicks, keys and drops. A script cannot
 * set its file (e.g. after a step is reopened), so the chosen file is shown beside it and linked by aria-describedby.
 */
export function FileInput({
  chosen,
  onChange,
  chooseText,
  dropText,
  replaceText,
  readyText,
  removeText,
  removeLabel,
  describedBy,
  ...rest
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const isReady = !!chosen && !rest.invalid;
  const refused = chosen ? 'error' : 'upload';
  const icon = isReady ? 'good' : refused;
  const chosenId = `${rest.id}-chosen`;
  const remove = () => {
    const control = input.current!;
    // Otherwise choosing the same file again would fire no change event.
    control.value = '';
    onChange(null);
    control.focus();
  };
  return (
    <div
      className="charterform-input charterform-file"
      data-over={isDraggedOver || undefined}
      data-empty={!chosen || undefined}
      data-ready={isReady || undefined}
    >
      <Icon name={icon} />
      <input
        {...controlAttributes({ ...rest, describedBy: idList(chosen && chosenId, describedBy) })}
        ref={input}
        type="file"
        onChange={(event) => {
          // Some browsers clear the input when the file picker is cancelled.
          const file = event.currentTarget.files?.[0];
          if (file) onChange(file);
        }}
        onDragEnter={() => setDraggedOver(true)}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={() => setDraggedOver(false)}
      />
      {chosen ? (
        <>
          <span id={chosenId}>
            <bdi>{chosen.name}</bdi> <small dir="auto">{chosen.size}</small>
            {isReady && readyText && <small className="charterform-ready"> {readyText}</small>}
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
          <b>{chooseText}</b> <small>{dropText}</small>
        </span>
      )}
    </div>
  );
}
