import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { stateCodes } from '../../kernel/reference/states';
import { StateField } from '../../form/fields/state-field';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';

const path = 'companyInformation.homeState';
const servicePath = 'companyInformation.state';

const fields: readonly FieldDeclaration[] = [
  {
    path,
    label: 'company.homeState',
    name: 'company.homeState.name',
    hint: 'company.homeState.hint',
    rules: `required|homeState:${servicePath}`,
    initial: emptyChoice,
    wide: true,
  },
];

/** No company is formed in the armed forces. */
const homeStates = stateCodes.filter((code) => !['AA', 'AE', 'AP'].includes(code));

/** The state of service is not offered, unless it was chosen here before it became that. */
function HomeStateView() {
  const { values } = useFacts(path, servicePath);
  const [chosen, service] = [chosenKey(values, path), chosenKey(values, servicePath)];
  return <StateField path={path} only={homeStates.filter((code) => code !== service || code === chosen)} />;
}

/** The state where the company was formed, which is never the state of service (COMP-06). */
export const homeState = defineModule({ fields, view: HomeStateView });
