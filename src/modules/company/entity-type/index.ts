import { defineModule } from '../../define-module';
import { fields } from './fields';
import { EntityTypeView } from '../entity-type';

/** What kind of company it is to be. */
export const entityType = defineModule({ fields, view: EntityTypeView });
