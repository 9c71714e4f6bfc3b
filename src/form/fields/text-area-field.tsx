import { FieldFrame } from '../../ui/field-frame';
import { TextArea } from '../../ui/text-area';
import { useField } from '../use-field';

/** An answer of several lines. */
export function TextAreaField({ path }: { path: string }) {
  const { declaration, value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame} wide>
      <TextArea
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        maxLength={declaration.maxlength}
      />
    </FieldFrame>
  );
}
