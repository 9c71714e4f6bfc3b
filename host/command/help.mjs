import { knownSettings } from '../settings/known-settings.mjs';
import { settingsFile } from '../settings/read-settings.mjs';

const width = Math.max(...knownSettings.map(({ env }) => env.length));

export const help = `Usage: charterform-host [folder] [options]
       charterform-host <command> [folder] [options]

Starts a shop for Charterform's order forms. Everything of the shop is in the
folder: the database, pages, mails that were not sent, files of customers.

Commands
  migrate up|down       brings the tables up to date, or takes the newest change
                        of them back with what those tables hold
  import <file>         changes the price list by a file (CSV or JSON)
    --dry-run           only says what would change
    --remove            removes what is not in the file
  export                writes the price list; --format csv or json
  admin-password        makes a new password for the admin and prints it
  clear-demo            takes the prices of --demo back

Options
  --port, -p <number>   the port; 0 for any that is free
  --host <address>      the address to listen on; 0.0.0.0 for all
  --public-url <url>    how visitors reach the shop
  --database <url>      postgres://…, or a file of SQLite
  --folder <folder>     the folder; the current one without it
  --demo                gives a new shop prices that are made up, and says so on
                        every page
  --help, --version

Settings are variables of the environment, or lines of ${settingsFile} in
the folder. The environment goes before the file.
${knownSettings.map(({ env, key, says }) => `  ${env.padEnd(width)}  ${key}: ${says}`).join('\n')}`;
