import { useId, useState } from 'react';
import { Dialog } from './dialog';
import { HelpButton } from './help-button';

export interface HelpDialogProps {
  /** The accessible name of the "?" button, e.g. "Help: state fee". */
  label: string;
  /** What the help is about. */
  title: string;
  closeText: string;
  children: string;
}

/** A "?" that opens help in a dialog, for sites whose help is long (FIELD-18). */
export function HelpDialog({ label, title, closeText, children }: HelpDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <span className="charterform-help">
      <HelpButton label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog id={id} title={title} closeText={closeText} onClose={() => setOpen(false)}>
          <p>{children}</p>
        </Dialog>
      )}
    </span>
  );
}
