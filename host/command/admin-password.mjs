import { randomBytes } from 'node:crypto';
import { changePassword, isPasswordFixed } from '../admin/password.mjs';
import { Misuse } from './misuse.mjs';
import { withShop } from './with-shop.mjs';

/** `admin-password`: makes a new one, and ends every session of the admin. @type {import('./command.mjs').RunCommand} */
export const run = (asked, settings, { say }) =>
  withShop(asked, settings, async (shop) => {
    if (isPasswordFixed(shop)) throw new Misuse('The password is in the settings (ADMIN_PASSWORD, or admin.password): change it there.', 1);
    const password = randomBytes(12).toString('base64url');
    await changePassword(shop, password);
    await shop.db.deleteFrom('adminSessions').execute();
    say(`Log in to the admin as “${shop.settings.admin.name}” with the password ${password}`);
    say('Note it down now: it is not shown again. Whoever was logged in has to log in again.');
  });
