import { FieldFrame } from '../../ui/field-frame';
import { PasswordInput } from '../../ui/password-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';

/** A password that can be looked at while it is typed. `describedBy` names what explains it, e.g. its checklist. */
export function PasswordField({ path, describedBy = '' }: { path: string; describedBy?: string }) {
  const { text } = useForm();
  const { value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame} wide>
      <PasswordInput
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        describedBy={`${control.describedBy ?? ''} ${describedBy}`.trim() || undefined}
        showText={text('password.show')}
        hideText={text('password.hide')}
      />
    </FieldFrame>
  );
}
