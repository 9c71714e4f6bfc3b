import { defineModule } from '../../../form/modules/define-module';
import { isShown, review } from './fields';
import { FilingOptionsView } from './view';

/** The filing method: how fast the state files the company. */
export const filingOptions = defineModule({ isShown, review, offers: () => ({ filingMethods: true }), view: FilingOptionsView });
