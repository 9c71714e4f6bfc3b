import { TextField, type TextFieldProps } from '../../fields/text-field';

const trim = (typed: string) => typed.trim();

/** An e-mail field. Surrounding spaces, which often come with pasted text, are removed at once (FIELD-15). */
export const Email = (props: Pick<TextFieldProps, 'path' | 'wide'>) => <TextField {...props} clean={trim} />;
