import type { AnswerPath } from '../../core/answers/answer-path';
import { dataPath, statesOfRole } from '../../core/cart/current-cart';
import type { Facts } from '../../core/facts/facts';
import type { PageConfig } from '../../core/page-config/page-config';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ProductRole } from '../../core/reference/product-roles';
import { stateCodes, stateName } from '../../core/reference/states';
import { isEqual } from '../../core/util/is-equal';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { GroupFrame } from '../../ui/group-frame';
import { defineModule } from '../define-module';

const role: ProductRole = 'tradeName';

/** The state of a name is the end of its path. */
const isNameShown = (facts: Facts, path: string) => statesOfRole(facts, role).some((code) => path.endsWith(`.${code}`));

/** One field for each state, shown where a trade name is ordered there. */
const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] =>
  stateCodes.map((code) => ({
    path: `${dataPath(config, role, 'names')}.${code}`,
    label: 'tradeName.name',
    rules: 'required',
    isShown: isNameShown,
    initial: null,
    wide: true,
  }));

function TradeNameView() {
  const { form, text, idPrefix } = useForm();
  const states = useFormValue((handle) => statesOfRole(handle.facts(), role), isEqual);
  return states.map((code) => {
    const path: AnswerPath = `${dataPath(form.facts().config, role, 'names')}.${code}`;
    const name = <TextField path={path} />;
    // A single name needs no heading.
    return states.length > 1 ? (
      <GroupFrame key={code} id={`${fieldId(idPrefix, path)}-state`} label={stateName(code, text) ?? code}>
        {name}
      </GroupFrame>
    ) : (
      <div key={code}>{name}</div>
    );
  });
}

/** The trade name, one for each state in which it is ordered (ITEM-05). */
export const tradeName = defineModule({ fields, isShown: (facts) => statesOfRole(facts, role).length > 0, view: TradeNameView });
