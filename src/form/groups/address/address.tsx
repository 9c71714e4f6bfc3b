import { countries, countryName } from '../../../core/reference/countries';
import { emptyChoice } from '../../../core/form-values/form-values';
import { SelectField } from '../../fields/select-field';
import { StateField } from '../../fields/state-field';
import { TextField } from '../../fields/text-field';
import { useForm } from '../../form-provider';
import { useFormValue } from '../../use-field';
import { home, isInUS } from './fields';

/** The fields of one address; `prefix` is the concrete path it lies under. */
export function Address({ prefix }: { prefix: string }) {
  const { locale } = useForm().text;
  const inUS = useFormValue((form) => isInUS(form.values(), prefix));
  // A state of one country means nothing in another.
  const alsoChange = (country: string) =>
    (country === home.key) === inUS ? {} : { [`${prefix}.state`]: country === home.key ? emptyChoice : '' };
  return (
    <>
      <SelectField
        path={`${prefix}.country`}
        options={() => countries(locale)}
        nameOf={(key) => countryName(key, locale)}
        alsoChange={alsoChange}
        wide
      />
      <TextField path={`${prefix}.line1`} wide />
      <TextField path={`${prefix}.city`} />
      <div className="charterform-pair">
        {inUS ? <StateField path={`${prefix}.state`} /> : <TextField path={`${prefix}.state`} />}
        <TextField path={`${prefix}.zip`} />
      </div>
    </>
  );
}
