import { defineModule } from '../../define-module';
import { fields } from './fields';
import { MessageView } from '../message';

/** What the visitor wants to say, and who they are. */
export const message = defineModule({ fields, view: MessageView });
