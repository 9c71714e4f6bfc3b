import { existsSync, readFileSync } from 'node:fs';

/** What WordPress itself logs where it reaches no other site. */
const knownLines =
  /PHP Warning: +((wp_version_check|wp_update_plugins|wp_update_themes|plugins_api)\(\): )?An unexpected error occurred\. Something may be wrong with WordPress\.org/;

/** The notices and warnings of PHP in the log of a site, but for those that a site without the internet always has. */
export function phpNotices(state: string): string[] {
  const log = `${state}/debug.log`;
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '' && !knownLines.test(line));
}
