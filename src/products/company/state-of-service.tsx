import { emptyChoice } from '../../kernel/answers/form-values';
import { isStateBlocked } from '../../commerce/catalogue/blocked-states';
import { sellsFiling } from '../../commerce/offer/sells-filing';
import { oneOf } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { selectionNames } from '../../kernel/validation/selection-names';
import { StateField } from '../../form/fields/state-field';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';
import { statePath, statesOfService } from './compared-states/compared-states';
import { CompareStates } from './compared-states/compare-button';

const params = {
  label: oneOf(['question', 'name', 'registered'], 'question'),
};

/** In the order information the state has its own name (COMP-04, COMP-41). */
const labels = { question: 'company.state', name: 'field.serviceState', registered: 'company.state.registered' } as const;

/** The name of the errors says "selection" (VALID-17), which would read oddly before a chosen state. */
const reviewNames = { question: 'field.serviceState', name: 'field.serviceState', registered: 'company.state.registered.name' } as const;

const fields = ({ label }: ParamsOf<typeof params>): readonly FieldDeclaration[] => [
  {
    path: statePath,
    label: labels[label],
    name: selectionNames.state,
    reviewName: reviewNames[label],
    rules: 'required',
    initial: emptyChoice,
    // Where nothing is filed the visitor would look for a filing (COMP-05).
    hintFor: (facts) => (label === 'registered' ? undefined : sellsFiling(facts) ? 'company.state.hint' : 'company.state.service.hint'),
    wide: true,
  },
];

/**
 * Offers the page's jurisdictions or, without any, every state in which a company can be filed. Those that the entity
 * type cannot have are disabled (COMP-07).
 */
function StateOfServiceView() {
  const facts = useFacts('companyInformation.entityType');
  return (
    <>
      <StateField path={statePath} only={statesOfService(facts.config)} isDisabled={(code) => isStateBlocked(facts, code)} />
      {facts.config.layout.compareStates === 'order' && <CompareStates />}
    </>
  );
}

/** The state of service. */
export const stateOfService = defineModule({ params, fields, view: StateOfServiceView });
