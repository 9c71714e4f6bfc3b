import { defineModule } from '../../define-module';
import { fields } from './fields';
import { MultiStateView } from './view';

/** The states in which a product is ordered, any number of them (PROD-39). */
export const multiState = defineModule({ fields, view: MultiStateView });
