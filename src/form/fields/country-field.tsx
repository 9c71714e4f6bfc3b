import { countries, countryName } from '../../kernel/reference/countries';
import { useForm } from '../form-provider';
import { SelectField, type SelectFieldProps } from './select-field';

/** All countries, in the form's language. A native select, because phones and autofill support it best. */
export function CountryField(props: Omit<SelectFieldProps, 'options' | 'nameOf'>) {
  const { text } = useForm();
  return <SelectField {...props} options={() => countries(text)} nameOf={(key) => countryName(key, text)} />;
}
