import type { AnySchema } from 'yup';
import { addresses } from './addresses';
import { affiliate } from './affiliate';
import { analytics } from './analytics';
import { bundles } from './bundles';
import { businessIdentity } from './business-identity';
import { coOwners } from './co-owners';
import { companyName, designators } from './company-name';
import { shapeOfGiven, type Filled } from './config-key';
import { confirmation } from './confirmation';
import { domains } from './domains';
import { endpoints } from './endpoints';
import { faq } from './faq';
import { flags } from './flags';
import { jobs } from './jobs';
import { layout } from './layout';
import { mail } from './mail';
import { nyop } from './nyop';
import { optionalProducts } from './optional-products';
import { pageKeys } from './page';
import { payment } from './payment';
import { preselected } from './preselected';
import { productKeys } from './products';
import { questions } from './questions';
import { quote } from './quote';
import { redirects } from './redirects';
import { save } from './save';
import { sentences } from './sentences';
import { signature } from './signature';
import { stateRequirements } from './state-requirements';
import { steps } from './steps';

/**
 * Every key of a page config, each declared in the file of its group.
 * @param formTypes the names of all form types (FORM-01)
 */
export const pageConfigKeys = (formTypes: readonly string[]) => ({
  ...pageKeys(formTypes),
  endpoints,
  payment,
  ...productKeys,
  bundles,
  optionalProducts,
  nyop,
  businessIdentity,
  stateRequirements,
  designators,
  companyName,
  addresses,
  domains,
  mail,
  affiliate,
  faq,
  questions,
  signature,
  jobs,
  preselected,
  steps,
  layout,
  quote,
  save,
  coOwners,
  redirects,
  analytics,
  confirmation,
  text: sentences(),
  flags,
});

/** The yup schema of a page config, or only of the keys that one gives. */
export const pageConfigShape = (formTypes: readonly string[], given?: readonly string[]): AnySchema =>
  shapeOfGiven(pageConfigKeys(formTypes), given);

/** The page config after reading, with defaults. */
export interface PageConfig extends Filled<ReturnType<typeof pageConfigKeys>> {}
