import { askedPart } from '../../../commerce/co-owners/asked-parts';
import type { AnswerPath } from '../../../kernel/answers/answer-path';
import type { namedOffices, PartyList } from '../../../kernel/answers/officials';
import { readText } from '../../../kernel/util/read-wire';
import { isEqual } from '../../../kernel/util/is-equal';
import { Button } from '../../../ui/button';
import type { FormHandle } from '../../form-handle';
import { useForm } from '../../form-provider';
import { fieldId, useFormValue } from '../../use-field';

export interface PartyProps {
  prefix: `${PartyList}.${number}` | `corporation.${(typeof namedOffices)[number]}`;
  names: readonly ('first_name' | 'last_name' | 'company_name' | 'firstName' | 'lastName')[];
}

const contactPaths = ['contactInformation.firstName', 'contactInformation.lastName'] as const;

const namesAt = (form: FormHandle, paths: readonly AnswerPath[]) => paths.map((path) => readText(form.get(path)).trim());

/**
 * Which name follows the other, so that neither loses what was typed (OFFI-20): the person's an unfinished one that fits the
 * contact, the contact's an empty one. `same` where they already are alike, '' where nothing can be filled.
 */
function wayOf(person: readonly string[], contact: readonly string[]): 'person' | 'contact' | 'same' | '' {
  const isWhole = (names: readonly string[]) => names.every(Boolean);
  if (isWhole(contact)) {
    if (isEqual(person, contact)) return 'same';
    const fits = person.every((name, index) => !name || name === contact[index]);
    return fits ? 'person' : '';
  }
  return isWhole(person) && !contact.some(Boolean) ? 'contact' : '';
}

/** Fills a person with the name of the contact, or the contact with the person's where that is asked for later (OFFI-20). */
export function ThatsMe({ prefix, names }: PartyProps) {
  const { form, text, idPrefix } = useForm();
  const paths = names.map((name) => `${prefix}.${name}` as AnswerPath);
  const way = useFormValue((form) =>
    form.get(contactPaths[0]) === undefined || askedPart(form.values(), prefix)
      ? ''
      : wayOf(namesAt(form, paths), namesAt(form, contactPaths)),
  );
  const fill = () => {
    const [from, to] = way === 'person' ? [contactPaths, paths] : [paths, contactPaths];
    const filled = namesAt(form, from);
    form.change(Object.fromEntries(to.map((path, index) => [path, filled[index]])));
    // The button gives way to the words, and would take the focus with it.
    document.getElementById(fieldId(idPrefix, paths[0]!))?.focus();
  };
  return (
    <div className="charterform-me">
      <small role="status">{way === 'same' && text('person.me.same')}</small>
      {(way === 'person' || way === 'contact') && (
        <Button kind="link" onClick={fill}>
          {text('person.me')}
        </Button>
      )}
    </div>
  );
}
