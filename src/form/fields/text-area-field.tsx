import { describedBy, FieldFrame } from '../../ui/field-frame';
import { TextArea } from '../../ui/text-area';
import { useForm } from '../form-provider';
import { useField } from '../use-field';

/** An answer of several lines. */
export function TextAreaField({ path }: { path: string }) {
  const { text } = useForm();
  const { declaration, id, name, value, label, hint, message, required, type, leave } = useField(path);
  return (
    <FieldFrame id={id} label={label} required={required} optionalText={text('field.optional')} hint={hint} error={message} wide>
      <TextArea
        id={id}
        name={name}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        onBlur={leave}
        maxLength={declaration.maxlength}
        invalid={message !== ''}
        describedBy={describedBy(id, { hint, error: message })}
        required={required}
      />
    </FieldFrame>
  );
}
