import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { BusinessIdentityView } from '../business-identity';

/** The business identity package: signing up for it, and what of it is wanted. */
export const businessIdentity = defineModule({ fields, isShown, view: BusinessIdentityView });
