import { TextField, type TextFieldProps } from '../../fields/text-field';

/** An e-mail field. What often comes with pasted text is removed at once: surrounding spaces, characters that nobody sees (FIELD-15). */
export const Email = (props: Pick<TextFieldProps, 'path'>) => <TextField {...props} />;
