import { defineModule } from '../../define-module';
import { fields } from './fields';
import { CardView } from './view';

/** The card that pays. */
export const card = defineModule({ fields, view: CardView });
