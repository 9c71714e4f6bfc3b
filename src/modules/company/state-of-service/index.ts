import { defineModule } from '../../define-module';
import { fields } from './fields';
import { StateOfServiceView } from '../state-of-service';

/** Where the visitor wants the service. */
export const stateOfService = defineModule({ fields, view: StateOfServiceView });
