import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../form/form-provider';
import { fieldId } from '../../../form/use-field';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { focusField } from '../../../ui/focus-field';
import { choosingState, statePath } from './compared-states';
import { StatesCompared, type StateChoice } from './states-compared';

/** Beside the question of the state: opens what the order costs in each, where one may be chosen (PLUS-04). */
export function CompareStates() {
  const { form, text, idPrefix } = useForm();
  const [isOpen, setOpen] = useState(false);
  const hasChosen = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  // After the dialog, which gives the focus back to the button, is gone: the visitor goes on from the answer.
  useEffect(() => {
    if (isOpen || !hasChosen.current) return;
    hasChosen.current = false;
    focusField(fieldId(idPrefix, statePath), place.current!);
  }, [isOpen, idPrefix]);

  const choose = ({ code, name, type }: StateChoice) => {
    hasChosen.current = true;
    setOpen(false);
    form.change(choosingState(form.facts(), code, name, type));
  };
  return (
    <div ref={place} className="charterform-field" data-wide>
      <Button kind="link" onClick={() => setOpen(true)}>
        {text('compare.title')}
      </Button>
      {isOpen && (
        <Dialog id={`${idPrefix}-states`} title={text('compare.title')} closeText={text('button.close')} onClose={() => setOpen(false)}>
          <StatesCompared onChoose={choose} />
        </Dialog>
      )}
    </div>
  );
}
