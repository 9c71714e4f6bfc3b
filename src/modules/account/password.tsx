import { opensAccount } from '../../kernel/facts/facts';
import { passwordFields } from '../../form/groups/password/fields';
import { Password } from '../../form/groups/password/password';
import { defineModule } from '../../form/modules/define-module';

const path = 'accountInformation.password';
const confirmPath = 'accountInformation.passwordConfirm';

const fields = passwordFields(path, confirmPath);

function PasswordView() {
  return <Password path={path} confirmPath={confirmPath} />;
}

/** The password of the new account, where one is opened. */
export const password = defineModule({ fields, isShown: opensAccount, view: PasswordView });
