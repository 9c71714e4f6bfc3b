import { countries } from '../../core/reference/countries';
import { useFacts } from '../use-field';
import { SelectField, type SelectFieldProps } from './select-field';

/** All countries, named in the page's language. A native select: phones and autofill know best what to do with it. */
export function CountryField(props: Omit<SelectFieldProps, 'options'>) {
  const { config } = useFacts();
  return <SelectField {...props} options={() => countries(config.locale)} />;
}
