import { isTrue } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { flag } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { DateField } from '../../form/fields/date-field';
import { dateOf } from '../../form/fields/declarations';
import { useFormValue } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const params = { mayBeUnknown: flag(true) };
type Params = ParamsOf<typeof params>;

const path = 'companyInformation.formationDate';
const unknownPath = 'companyInformation.formationDateNotKnown';

/** The last day that is taken: that of the year before, or today where the page config lets this year in (COMP-23). */
const lastDay = ({ config, today }: Facts): string =>
  config.flags.formationThisYear ? today.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : `12/31/${Number(today.slice(0, 4)) - 1}`;

/** Without rules while the visitor does not know it (COMP-24). */
const dateRules = (facts: Facts) => (isTrue(facts.values, unknownPath) ? '' : `required|date:${lastDay(facts)}`);

const fields = ({ mayBeUnknown }: Params): readonly FieldDeclaration[] => [
  dateOf(path, { label: 'company.formationDate', rules: dateRules }),
  ...(mayBeUnknown ? [{ path: unknownPath, label: 'company.formationDate.unknown', type: 'checkbox', initial: false } as const] : []),
];

function FormationDateView({ params: { mayBeUnknown } }: { params: Params }) {
  const isUnknown = useFormValue((form) => mayBeUnknown && form.get(unknownPath) === true);
  return (
    <>
      <DateField path={path} disabled={isUnknown} />
      {mayBeUnknown && <CheckboxField path={unknownPath} />}
    </>
  );
}

/** The day on which the company was formed, or that the visitor does not know it. */
export const formationDate = defineModule({ params, fields, view: FormationDateView });
