import { filingStates } from '../../core/reference/states';
import { StateField } from '../../form/fields/state-field';
import { useFacts } from '../../form/use-field';

/** Where the company is to be filed; the jurisdictions the page offers, else all in which a company can be filed. */
export function StateOfServiceView() {
  const { jurisdictions } = useFacts().config;
  const offered = jurisdictions.length > 0 ? jurisdictions : filingStates;
  return <StateField path="companyInformation.state" only={offered} wide />;
}
