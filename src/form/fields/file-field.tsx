import { useRef } from 'react';
import { rulesOf } from '../../kernel/plan/check-step';
import { fileSize } from '../../kernel/text/file-size';
import { isLikeName, unlikeName, wholeName } from '../../kernel/validation/file-content';
import { ruleList } from '../../kernel/validation/rules/rule-list';
import { describedBy, FieldFrame } from '../../ui/field-frame';
import { FileInput } from '../../ui/file-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** The first bytes of a file that are looked at. */
const headLength = 1024;

/** Returns the file, with the extension of its content where it has none, and with a marker type if its content is not what its name says. Unreadable files get a marker type. */
async function checkedFile(file: File): Promise<File> {
  const bytes = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const head = String.fromCharCode(...new Uint8Array(bytes));
  const name = wholeName(file.name, head);
  // The time stays that of the file: chosen again after a reload, it is part of the same order.
  const { lastModified } = file;
  if (name !== file.name) return new File([file], name, { type: file.type, lastModified });
  return isLikeName(name, head) ? file : new File([file], name, { type: unlikeName, lastModified });
}

/** A field for one file, which is only held in memory and never persisted. Its rules limit type and size, and say so. */
export function FileField({ path }: { path: AnswerPath }) {
  const { form, text } = useForm();
  const { declaration, value, frame, control, change } = useField(path);
  const latest = useRef<File | null>(null);
  const file = value instanceof File ? value : undefined;
  const argsOf = (name: 'fileExtension' | 'fileSize') =>
    rulesOf(declaration, path, form.facts()).find(({ rule }) => rule === ruleList[name])?.args;
  const [types, [limit] = []] = [argsOf('fileExtension'), argsOf('fileSize')];
  const hint =
    types && limit && text('file.limits', { types: types.join(', ').toUpperCase(), size: fileSize(Number(limit) * 1000, text.locale) });
  const choose = async (chosen: File | null) => {
    latest.current = chosen;
    if (!chosen) return change('');
    const asked = form.values();
    const checked = await checkedFile(chosen);
    if (latest.current !== chosen) return;
    form.answer(asked, { [path]: checked });
    // Choosing a file completes the answer, so show its error at once.
    control.onBlur();
  };
  return (
    <FieldFrame {...frame} hint={hint} wide>
      <FileInput
        {...control}
        describedBy={describedBy(control.id, { hint, error: frame.error })}
        chosen={file && { name: file.name, size: fileSize(file.size, text.locale) }}
        onChange={(chosen) => void choose(chosen)}
        accept={declaration.accept}
        chooseText={text('file.choose')}
        dropText={text('file.drop')}
        replaceText={text('file.replace')}
        readyText={text('file.ready')}
        removeText={text('list.remove')}
        removeLabel={text('file.remove', { name: file?.name ?? '' })}
      />
    </FieldFrame>
  );
}
