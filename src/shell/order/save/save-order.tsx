import { useState } from 'react';
import { useForm } from '../../../form/form-provider';
import { Button } from '../../../ui/button';
import { idOf } from '../../../ui/control-attributes';
import { useApp } from '../../context/app-context';
import { useWaiting } from '../../context/use-waiting';
import { useReceipt } from '../summary';
import { SaveDialog } from './save-dialog';

/** Offers at any step to save the order for another device, where the page does (PLUS-05). */
export function SaveOrder({ place }: { place: 'side' | 'foot' }) {
  const { text, idPrefix } = useForm();
  const { config } = useApp();
  const { isHeld } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const isOrdered = useReceipt()?.order !== undefined;
  if (!config.save.email || isOrdered) return null;
  return (
    <div className="charterform-save-button">
      <Button kind="link" disabled={isHeld} onClick={() => setOpen(true)}>
        {text('save.button')}
      </Button>
      {isOpen && <SaveDialog id={idOf(idPrefix, 'save', place)} onClose={() => setOpen(false)} />}
    </div>
  );
}
