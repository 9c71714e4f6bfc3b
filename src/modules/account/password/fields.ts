import { passwordFields } from '../../../form/groups/password/fields';

export const path = 'accountInformation.password';
export const confirmPath = 'accountInformation.passwordConfirm';

export const fields = passwordFields(path, confirmPath);
