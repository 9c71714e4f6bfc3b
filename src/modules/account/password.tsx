import { passwordFields } from '../../form/groups/password/fields';
import { Password } from '../../form/groups/password/password';
import { defineModule } from '../define-module';

const path = 'accountInformation.password';
const confirmPath = 'accountInformation.passwordConfirm';

const fields = passwordFields(path, confirmPath);

function PasswordView() {
  return <Password path={path} confirmPath={confirmPath} />;
}

/** The password of the new account. */
export const password = defineModule({ fields, view: PasswordView });
