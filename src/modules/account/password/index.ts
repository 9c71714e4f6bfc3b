import { defineModule } from '../../define-module';
import { fields } from './fields';
import { PasswordView } from '../password';

/** The password of the new account. */
export const password = defineModule({ fields, view: PasswordView });
