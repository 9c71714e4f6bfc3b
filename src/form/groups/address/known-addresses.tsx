import { addressPaths, prefixOf } from '../../../kernel/addresses/address-paths';
import type { AddressPrefix } from '../../../kernel/answers/answer-path';
import { getAnswer } from '../../../kernel/answers/get-answer';
import { isComplete } from '../../../kernel/answers/server-address';
import { enteredAddress } from '../../../kernel/addresses/entered-address';
import { expandFields } from '../../../kernel/plan/expand-fields';
import { modulesOf, type FormPlan } from '../../../kernel/plan/form-plan';
import type { Facts } from '../../../kernel/facts/facts';
import { memoizePerObject } from '../../../kernel/util/memoize-per-object';
import { isEqual } from '../../../kernel/util/is-equal';
import { FieldFrame } from '../../../ui/field-frame';
import { Select } from '../../../ui/select';
import { useForm } from '../../form-provider';
import { fieldId, useFormValue } from '../../use-field';
import { addressLine } from '../../../kernel/addresses/address-line';
import { home } from './fields';

const partsAt = ({ values }: Facts, prefix: AddressPrefix) => addressPaths(prefix).map((path) => getAnswer(values, path));

/** The prefixes of all addresses that the form asks for now and the visitor has entered whole. */
const enteredAddresses = memoizePerObject((facts: Facts, plan: FormPlan): readonly AddressPrefix[] =>
  modulesOf(plan)
    .filter(({ isShown }) => isShown?.(facts) !== false)
    .flatMap(({ fields }) =>
      expandFields(
        fields.filter(({ path }) => path.endsWith('.line1')),
        facts,
      ),
    )
    .map(({ path }) => prefixOf(path))
    .filter((prefix) => isComplete(enteredAddress(facts.values, prefix))),
);

/**
 * Offers the addresses entered elsewhere in the form, so that nobody types one twice (WCAG 3.3.7): choosing one copies it
 * to `prefix`, where it can be changed; the first option empties it again. Nothing while there is none.
 */
export function KnownAddresses({ prefix }: { prefix: AddressPrefix }) {
  const { form, text, idPrefix } = useForm();
  const { known, own } = useFormValue((form) => {
    const facts = form.facts();
    const lineOf = (other: AddressPrefix) => addressLine(facts, other, text);
    const known = new Map(enteredAddresses(facts, form.plan).flatMap((other) => (other === prefix ? [] : [[lineOf(other), other]])));
    return { known: [...known], own: lineOf(prefix) };
  }, isEqual);
  if (known.length === 0) return null;
  const id = fieldId(idPrefix, `${prefix}.reuse`);
  const copy = (line: string) => {
    const from = known.find(([other]) => other === line)?.[1];
    const answers = from ? partsAt(form.facts(), from) : [home, '', '', '', ''];
    form.change(Object.fromEntries(addressPaths(prefix).map((path, index) => [path, answers[index]])));
  };
  return (
    <FieldFrame id={id} label={text('address.reuse')} wide>
      <Select
        id={id}
        value={known.some(([line]) => line === own) ? own : ''}
        options={known.map(([line]) => ({ key: line, label: line }))}
        placeholder={text('address.choice.specify')}
        onChange={copy}
      />
    </FieldFrame>
  );
}
