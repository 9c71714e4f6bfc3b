import { describedBy, FieldFrame } from '../../ui/field-frame';
import { PasswordInput } from '../../ui/password-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';

/** A password that can be looked at while it is typed. `describedBy` names what explains it, e.g. its checklist. */
export function PasswordField({ path, describedBy: explainedBy }: { path: string; describedBy?: string }) {
  const { text } = useForm();
  const { declaration, id, name, value, label, hint, message, required, type, leave } = useField(path);
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={message} wide>
      <PasswordInput
        id={id}
        name={name}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        onBlur={leave}
        autoComplete={declaration.autocomplete}
        invalid={message !== ''}
        describedBy={[describedBy(id, { hint, error: message }), explainedBy].filter(Boolean).join(' ') || undefined}
        required={required}
        showText={text('password.show')}
        hideText={text('password.hide')}
      />
    </FieldFrame>
  );
}
