import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const command = resolve('host/bin/charterform-host.mjs');

/** The environment without what is set on this machine for a shop. */
const environment = (env: Record<string, string>) => ({ PATH: process.env.PATH, PORT: '0', ...env }) as NodeJS.ProcessEnv;

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the command to its end. */
export const runHost = (args: string[], env: Record<string, string> = {}, cwd?: string): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, [command, ...args], { env: environment(env), cwd }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

export interface StartedHost {
  /** Without a slash at its end. */
  url: string;
  out: () => string;
  /** What it wrote to its errors: all of it once it has stopped. */
  err: () => string;
  /** Waits until it has said something. */
  said: (words: string) => Promise<void>;
  /** @returns the exit code */
  stop: (...signals: NodeJS.Signals[]) => Promise<number | null>;
}

/** Starts the command, and waits until the shop is open. */
export async function startHost(args: string[], env: Record<string, string> = {}): Promise<StartedHost> {
  const child = spawn(process.execPath, [command, ...args], { env: environment(env) });
  let [out, err] = ['', ''];
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  // Not `exit`, which may come before the last of what it wrote.
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      const [, found] = /(http:\/\/[\d.:]+)\/admin/.exec(out) ?? [];
      if (found) done(found);
    });
    void ended.then((code) => fail(new Error(`The command ended with ${code}: ${err}`)));
  });
  return {
    url,
    out: () => out,
    err: () => err,
    said: async (words) => {
      while (!out.includes(words)) await once(child.stdout, 'data');
    },
    stop: (...signals) => {
      for (const signal of signals.length > 0 ? signals : (['SIGTERM'] as const)) child.kill(signal);
      return ended;
    },
  };
}
