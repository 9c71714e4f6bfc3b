import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ModalProps {
  id: string;
  title: string;
  /** The accessible name of the close icon. */
  closeText: string;
  /** Left out for a dialog that only tells something. */
  cancelText?: string | undefined;
  saveText: string;
  /** Called on Cancel, the close icon or Escape; the caller discards the input. */
  onCancel: () => void;
  onSave: () => void;
  canSave?: boolean;
  children: ReactNode;
}

/** A dialog with its own fields, Cancel and Save (FIELD-19). */
export function Modal({ id, title, closeText, cancelText, saveText, onCancel, onSave, canSave = true, children }: ModalProps) {
  return (
    <Dialog
      id={id}
      title={title}
      closeText={closeText}
      onClose={onCancel}
      onEnter={() => canSave && onSave()}
      footer={
        <>
          {cancelText && (
            <Button kind="quiet" onClick={onCancel}>
              {cancelText}
            </Button>
          )}
          <Button onClick={onSave} disabled={!canSave}>
            {saveText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
