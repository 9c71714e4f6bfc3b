import { defineModule } from '../../define-module';
import { fields } from './fields';
import { LlcOfficialsView } from '../llc-officials';

/** The members of an LLC, and its managers where it has some. */
export const llcOfficials = defineModule({ fields, view: LlcOfficialsView });
