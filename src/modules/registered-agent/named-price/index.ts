import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { NamedPriceView } from '../named-price';

/** What the visitor would pay for a year and state. */
export const namedPrice = defineModule({ fields, isShown, view: NamedPriceView });
