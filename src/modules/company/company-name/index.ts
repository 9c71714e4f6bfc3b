import { defineModule } from '../../define-module';
import { fields } from './fields';
import { CompanyNameView } from './view';

/** The name of the company. */
export const companyName = defineModule({ fields, view: CompanyNameView });
