import type { AnswerPath } from '../../../kernel/answers/answer-path';
import { chosenDesignator, nameDesignators } from '../../../commerce/catalogue/name-designators';
import { filingAnswers } from '../../../kernel/reactions/has-changed';
import { designatorOf, withDesignator } from '../../../kernel/reference/designators';
import { companyName } from '../../../submission/payload/company-answers';
import { describedBy, FieldNotes } from '../../../ui/field-frame';
import { Select } from '../../../ui/select';
import { Verbatim } from '../../../ui/verbatim';
import { TextField } from '../../../form/fields/text-field';
import { useForm } from '../../../form/form-provider';
import { useFacts, useField, useFormValue } from '../../../form/use-field';

const designatorPath = 'companyInformation.companyNameDesignator';

interface CompanyNameProps {
  path: AnswerPath;
  /** The chosen designator wins over the one that the name ends with. */
  isChosenFirst: boolean;
  /** The designator is chosen in the same control, where the company can have one. */
  isJoined?: boolean;
}

/** A company's name, which ends as it is filed once the visitor leaves the field (COMP-37, COMP-45). */
export function CompanyName({ path, isChosenFirst, isJoined = false }: CompanyNameProps) {
  const { form } = useForm();
  /** Not while the visitor types: "Inc" may become "Incorporated", and a phone's keyboard would lose its word. */
  const writeDesignator = () => {
    const name = form.get(path);
    if (typeof name !== 'string' || form.get(designatorPath) === undefined) return;
    const options = nameDesignators(form.facts());
    const [typed, chosen] = [designatorOf(name, options), chosenDesignator(form.facts())];
    const proper = withDesignator(name, isChosenFirst ? chosen || typed : typed || chosen, options);
    if (proper !== name) form.change({ [path]: proper });
  };
  return <div onBlur={writeDesignator}>{isJoined ? <JoinedName path={path} /> : <TextField path={path} />}</div>;
}

/** Name and ending in one control, and below it how the name is filed (COMP-46). */
function JoinedName({ path }: Pick<CompanyNameProps, 'path'>) {
  const { text } = useForm();
  const options = nameDesignators(useFacts(...filingAnswers));
  const { frame, control, change } = useField(designatorPath);
  const chosen = useFormValue((form) => chosenDesignator(form.facts()));
  const filed = useFormValue((form) => companyName(form.facts()));
  const { id, error } = frame;
  const hint =
    designatorOf(filed) === '' ? (
      text('company.name.joined.hint')
    ) : (
      <>
        {text('company.name.filed')}{' '}
        <strong>
          <Verbatim isName>{filed}</Verbatim>
        </strong>
      </>
    );
  const hasDesignator = options.length > 0;
  return (
    <>
      <TextField
        path={path}
        hint={hasDesignator ? hint : undefined}
        joined={
          hasDesignator ? (
            <Select
              {...control}
              label={frame.label as string}
              describedBy={describedBy(id, { error })}
              value={chosen}
              options={options.map((key) => ({ key, label: key }))}
              placeholder={text('company.designator.choose')}
              onChange={(key) => change({ key, value: key })}
            />
          ) : null
        }
      />
      {hasDesignator && <FieldNotes id={id} hint={undefined} error={error} />}
    </>
  );
}
