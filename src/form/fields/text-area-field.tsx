import { readField } from '../../kernel/plan/read-answers';
import { FieldFrame } from '../../ui/field-frame';
import { TextArea } from '../../ui/text-area';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** A multi-line text field; limit and counter come from the field's declaration. */
export function TextAreaField({ path }: { path: AnswerPath }) {
  const { text } = useForm();
  const { declaration, value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame} wide>
      <TextArea
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        read={(typed) => readField(declaration, typed)}
        maxLength={declaration.maxlength}
        counter={declaration.counter ? (count, max) => text('field.counter', { count, max }) : undefined}
      />
    </FieldFrame>
  );
}
