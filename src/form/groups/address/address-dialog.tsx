import type { AddressPrefix } from '../../../kernel/answers/answer-path';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { focusField } from '../../../ui/focus-field';
import { useForm } from '../../form-provider';
import { fieldId } from '../../use-field';
import { Address } from './address';
import { failingFields } from './failing-fields';
import { KnownAddresses } from './known-addresses';

export interface AddressDialogProps {
  prefix: AddressPrefix;
  title: string;
  /** Called when the visitor is done or closes it, with whatever the address then is. */
  onClose: () => void;
}

/** Asks for one address over the page. Its button leads to the first wrong field and closes only a valid address. */
export function AddressDialog({ prefix, title, onClose }: AddressDialogProps) {
  const { form, text, idPrefix } = useForm();
  const finish = (near: Element) => {
    const failing = failingFields(form, prefix);
    const [first] = failing;
    if (first === undefined) return onClose();
    form.showErrors(failing);
    focusField(fieldId(idPrefix, first), near);
  };
  return (
    <Dialog
      id={fieldId(idPrefix, `${prefix}.dialog`)}
      title={title}
      closeText={text('button.close')}
      onClose={onClose}
      onEnter={finish}
      footer={<Button onClick={({ currentTarget }) => finish(currentTarget)}>{text('address.done')}</Button>}
    >
      <div className="charterform-grid">
        <KnownAddresses prefix={prefix} />
        <Address prefix={prefix} />
      </div>
    </Dialog>
  );
}
