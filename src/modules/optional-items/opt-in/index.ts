import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { OptInView } from '../opt-in';

/** One product with a checkbox of its own, such as an insurance; `optIn` names its role, `label` what it reads. */
export const optIn = defineModule({ fields, isShown, view: OptInView });
