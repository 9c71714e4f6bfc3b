import { applyMask } from '../../core/validation/masks';
import { describedBy, FieldFrame } from '../../ui/field-frame';
import { TextInput } from '../../ui/text-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';

export interface TextFieldProps {
  path: string;
  wide?: boolean;
  /** Shown inside the field at its end, e.g. the kind of card. */
  trailing?: React.ReactNode;
}

/** A one-line answer; type, mask, autofill and limits come from the field's declaration. */
export function TextField({ path, wide, trailing }: TextFieldProps) {
  const { text } = useForm();
  const { declaration, id, name, value, label, hint, message, required, type, leave } = useField(path);
  const { mask, placeholder } = declaration;
  return (
    <FieldFrame id={id} label={label} required={required} optionalText={text('field.optional')} hint={hint} error={message} wide={wide}>
      <TextInput
        id={id}
        name={name}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        onBlur={leave}
        type={declaration.type}
        autoComplete={declaration.autocomplete}
        inputMode={declaration.inputmode}
        maxLength={declaration.maxlength}
        mask={mask === undefined ? undefined : (typed: string) => applyMask(typeof mask === 'string' ? mask : mask(typed), typed)}
        placeholder={placeholder && text(placeholder)}
        invalid={message !== ''}
        describedBy={describedBy(id, { hint, error: message })}
        required={required}
        trailing={trailing}
      />
    </FieldFrame>
  );
}
