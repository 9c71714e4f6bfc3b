import type { Log } from './services';

type Level = 'info' | 'warn' | 'error';

/** Logs to the console, prefixed with the product's name. It does not mask anything: never pass it a secret. */
export function createLog(console: Pick<Console, Level>): Log {
  const write =
    (level: Level) =>
    (message: string, ...detail: unknown[]) =>
      console[level](`Charterform: ${message}`, ...detail);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
