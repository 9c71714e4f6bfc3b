import type { Log } from './services';

/** Logs to the console, prefixed with the product's name. It does not mask anything: never pass it a secret. */
export function createLog(console: Pick<Console, 'warn' | 'error'>): Log {
  const write =
    (level: 'warn' | 'error') =>
    (message: string, ...detail: unknown[]) =>
      console[level](`Charterform: ${message}`, ...detail);
  return { warn: write('warn'), error: write('error') };
}
