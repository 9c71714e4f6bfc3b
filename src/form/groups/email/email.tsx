import { TextField, type TextFieldProps } from '../../fields/text-field';

const withoutBlanks = (typed: string) => typed.trim();

/** An e-mail address; blanks around it, as a paste brings them, are gone at once: no address holds any (FIELD-15). */
export const Email = (props: Pick<TextFieldProps, 'path' | 'wide'>) => <TextField {...props} clean={withoutBlanks} />;
