import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ModalProps {
  id: string;
  title: string;
  /** The accessible name of the close icon. */
  closeText: string;
  cancelText: string;
  saveText: string;
  /** By Cancel, the close icon or Escape; nothing is kept. */
  onCancel: () => void;
  onSave: () => void;
  canSave?: boolean;
  children: ReactNode;
}

/** A question apart from the form: header with a close icon, body, Cancel and Save (FIELD-19). */
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
          <Button kind="quiet" onClick={onCancel}>
            {cancelText}
          </Button>
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
