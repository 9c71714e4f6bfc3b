import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { FilingOptionsView } from './view';

/** How fast the state files the company. */
export const filingOptions = defineModule({ fields, isShown, view: FilingOptionsView });
