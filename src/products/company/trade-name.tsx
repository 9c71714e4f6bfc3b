import type { AnswerPath } from '../../kernel/answers/answer-path';
import { getAnswer } from '../../kernel/answers/get-answer';
import { dataPath } from '../../commerce/catalogue/product-lookup';
import { statesOfRole } from '../../commerce/cart/current-cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration, ReviewRow } from '../../kernel/plan/form-plan';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { stateCodes, stateName } from '../../kernel/reference/states';
import type { Text } from '../../kernel/text/format-message';
import { isEqual } from '../../kernel/util/is-equal';
import { readText } from '../../kernel/util/read-wire';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { GroupFrame } from '../../ui/group-frame';
import { defineModule } from '../../form/modules/define-module';

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
    // Their rows tell the names apart from the product and from each other.
    reads: () => '',
    wide: true,
  }));

/** Not by the label, which is the name of the product, too. Of several names each says where it is for. */
function review(facts: Facts, text: Text): readonly ReviewRow[] {
  const states = statesOfRole(facts, role);
  return states.map((code) => {
    const name = readText(getAnswer(facts.values, `${dataPath(facts.config, role, 'names')}.${code}`)).trim();
    const label = states.length > 1 ? text('tradeName.inState', { state: stateName(code, text) ?? code }) : text('tradeName.reviewed');
    return { label, answers: name ? [name] : [] };
  });
}

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
export const tradeName = defineModule({ fields, isShown: (facts) => statesOfRole(facts, role).length > 0, review, view: TradeNameView });
