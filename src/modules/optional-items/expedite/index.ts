import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { ExpediteOptInView } from '../expedite-opt-in';

/** Expedited processing, where the bundle offers it, or always with the param `always`. */
export const expediteOptIn = defineModule({ fields, isShown, view: ExpediteOptInView });
