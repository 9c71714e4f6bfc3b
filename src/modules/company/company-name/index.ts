import { defineModule } from '../../define-module';
import { fields } from './fields';
import { CompanyNameView } from '../company-name';

/** The name of the company. */
export const companyName = defineModule({ fields, view: CompanyNameView });
