import { fileSize } from '../../core/text/file-size';
import { FieldFrame } from '../../ui/field-frame';
import { FileInput } from '../../ui/file-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** A field for one file, which is only held in memory and never persisted. Its rules limit type and size. */
export function FileField({ path }: { path: AnswerPath }) {
  const { text } = useForm();
  const { declaration, value, frame, control, change } = useField(path);
  const file = value instanceof File ? value : undefined;
  return (
    <FieldFrame {...frame} wide>
      <FileInput
        {...control}
        chosen={file && { name: file.name, size: fileSize(file.size, text.locale) }}
        onChange={(chosen) => {
          change(chosen ?? '');
          // Choosing a file completes the answer, so show its error at once.
          if (chosen) control.onBlur();
        }}
        accept={declaration.accept}
        chooseText={text('file.choose')}
        dropText={text('file.drop')}
        replaceText={text('file.replace')}
        removeText={text('list.remove')}
        removeLabel={text('file.remove', { name: file?.name ?? '' })}
      />
    </FieldFrame>
  );
}
