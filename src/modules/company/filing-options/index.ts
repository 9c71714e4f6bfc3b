import { defineModule } from '../../define-module';
import { isShown } from './fields';
import { FilingOptionsView } from './view';

/** The filing method: how fast the state files the company. */
export const filingOptions = defineModule({ isShown, view: FilingOptionsView });
