import { FieldFrame } from '../../ui/field-frame';
import { TextArea } from '../../ui/text-area';
import { useForm } from '../form-provider';
import { useField } from '../use-field';

/** An answer of several lines. */
export function TextAreaField({ path }: { path: string }) {
  const { text } = useForm();
  const { declaration, value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame} wide>
      <TextArea
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        maxLength={declaration.maxlength}
        counter={declaration.counter ? (count, max) => text('field.counter', { count, max }) : undefined}
      />
    </FieldFrame>
  );
}
