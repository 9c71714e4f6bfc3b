import { defineModule } from '../../define-module';
import { fields } from './fields';
import { CardView } from '../card';

/** The card that pays. */
export const card = defineModule({ fields, view: CardView });
