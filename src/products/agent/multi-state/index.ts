import { defineModule } from '../../../form/modules/define-module';
import { fields, params } from './fields';
import { MultiStateView } from './view';

/** The states in which a product is ordered; any number of them (PROD-39). */
export const multiState = defineModule({
  params,
  fields,
  offers: ({ disabled }) => ({ multiState: true, disabledStates: disabled }),
  view: MultiStateView,
});
