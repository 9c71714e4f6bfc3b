import type { Log } from './services';

/** Writes to the console under the product's name. It hides nothing: no secret is ever given to it. */
export function createLog(console: Pick<Console, 'warn' | 'error'>): Log {
  const write =
    (level: 'warn' | 'error') =>
    (message: string, ...detail: unknown[]) =>
      console[level](`Charterform: ${message}`, ...detail);
  return { warn: write('warn'), error: write('error') };
}
