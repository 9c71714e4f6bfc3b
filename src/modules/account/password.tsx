import { Password } from '../../form/groups/password/password';
import { confirmPath, path } from './password/fields';

export function PasswordView() {
  return <Password path={path} confirmPath={confirmPath} />;
}
