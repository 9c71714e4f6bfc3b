import type { AnswerPath } from '../../../core/answers/answer-path';
import { chosenDesignator, nameDesignators } from '../../../core/catalogue/name-designators';
import { designatorOf, withDesignator } from '../../../core/reference/designators';
import { TextField } from '../../fields/text-field';
import { useForm } from '../../form-provider';

interface CompanyNameProps {
  path: AnswerPath;
  /** The chosen designator wins over the one that the name ends with. */
  isChosenFirst: boolean;
}

/** A company's name, which ends as it is filed once the visitor leaves the field (COMP-37, COMP-45). */
export function CompanyName({ path, isChosenFirst }: CompanyNameProps) {
  const { form } = useForm();
  /** Not while the visitor types: "Inc" may become "Incorporated", and a phone's keyboard would lose its word. */
  const writeDesignator = () => {
    const name = form.get(path);
    if (typeof name !== 'string' || form.get('companyInformation.companyNameDesignator') === undefined) return;
    const options = nameDesignators(form.facts());
    const [typed, chosen] = [designatorOf(name, options), chosenDesignator(form.facts())];
    const proper = withDesignator(name, isChosenFirst ? chosen || typed : typed || chosen, options);
    if (proper !== name) form.change({ [path]: proper });
  };
  return (
    <div onBlur={writeDesignator}>
      <TextField path={path} />
    </div>
  );
}
