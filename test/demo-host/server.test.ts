import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { startDemoHost } from '../../demo-host/server.mjs';
import { signup, startHost, type RunningHost } from './start-host';

const project = fileURLToPath(new URL('../..', import.meta.url));
const running: RunningHost[] = [];
afterEach(async () => {
  for (const host of running.splice(0)) await host.stop();
});
async function start(files = {}) {
  const host = await startHost(files);
  running.push(host);
  return host;
}

describe('startDemoHost', () => {
  it('swaps the whole data folder', async () => {
    const one = await start();
    const two = await start({
      'catalogue/coupons.json': { result: [{ id: 'other' }] },
      'replies/process_signup.json': { result: { account_id: 'fixed' } },
      'pages/other.json': { formType: 'ContactForm', pageID: 'other' },
    });
    expect(await one.read('/api/coupons?website_id=demo')).toEqual({ result: [{ id: 1 }] });
    expect(await two.read('/api/coupons?website_id=demo')).toEqual({ result: [{ id: 'other' }] });
    expect(await (await two.post('/pages/other', signup('a'))).json()).toEqual({ result: { account_id: 'fixed' } });
    expect(await one.read('/pages/other')).toContain('No such page');
    expect((await one.read('/received')).requests).toEqual([]);
  });

  it('says which folder is missing and which port is taken', async () => {
    await expect(startDemoHost({ port: 0, fixturesDir: '/no/such/folder', quiet: true })).rejects.toThrow('/no/such/folder');
    const { port } = await start();
    await expect(startDemoHost({ port, quiet: true })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('leaves the first port free when the second is taken', async () => {
    const { port } = await start();
    await expect(startDemoHost({ port: port - 1, quiet: true })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const free = createServer();
    await new Promise<void>((ready, refused) => free.once('error', refused).listen(port - 1, '127.0.0.1', ready));
    await new Promise((closed) => free.close(closed));
  });

  it('answers no more after close, with answers still under way', async () => {
    const host = await startHost();
    const late = fetch(`${host.url}/api/scenario/slow/coupons?website_id=demo`).catch(() => 'cut');
    await host.read('/received');
    await host.stop();
    expect(await late).toBe('cut');
    await expect(fetch(host.url)).rejects.toThrow('fetch failed');
    await expect(fetch(host.tokenizer)).rejects.toThrow('fetch failed');
  });
});

describe('the command', () => {
  /** Runs the command until its first line, or its end. */
  async function run(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['demo-host/server.mjs', ...args], { cwd: project, env: { ...process.env, ...env } });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const output = await new Promise<string>((resolve) => {
      let text = '';
      const read = (chunk: Buffer) => {
        text += chunk;
        if (text.includes('\n')) resolve(text);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });
    return { output, ended, stop: () => (child.kill(), ended) };
  }

  async function freePort() {
    const { port, stop } = await startHost();
    await stop();
    return String(port);
  }

  it('prints its address, with the port and the data folder of its options', async () => {
    const { fixturesDir } = await start({ 'pages/mine.json': { formType: 'ContactForm' } });
    const port = await freePort();
    const command = await run(['--port', port, '--fixtures', fixturesDir], { PORT: '1' });
    expect(command.output).toMatch(`Demo host: http://127.0.0.1:${port}/\n`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('/pages/mine');
    await command.stop();
  });

  it('honours PORT', async () => {
    const port = await freePort();
    const command = await run([], { PORT: port });
    expect(command.output).toContain(`:${port}/\n`);
    await command.stop();
  });

  it('ends with a sentence on a wrong port, a port in use, a wrong option and a missing folder', async () => {
    const { port } = await start();
    for (const [args, sentence] of [
      [['--port', 'abc'], 'The port must be a number'],
      [['--port', String(port)], `Port ${port} is in use`],
      [['--prot', '1'], '--prot'],
      [['--port', '0', '--fixtures', 'no-such-folder'], 'no-such-folder'],
    ] as const) {
      const command = await run([...args]);
      expect(command.output).toContain(sentence);
      expect(await command.ended).toBe(1);
    }
  });
});

describe('the project fixtures of the host', () => {
  const folder = `${project}/fixtures`;

  it('are JSON, and every reply is named after an action', () => {
    const files = ['pages', 'replies'].flatMap((part) => readdirSync(`${folder}/${part}`).map((name) => `${part}/${name}`));
    expect(files).toContain('replies/process_signup-payment-failed.json');
    for (const file of files) {
      expect(file).toMatch(/^(pages\/[\w-]+|replies\/[a-z_]+(-[a-z-]+)?)\.json$/);
      expect(() => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).not.toThrow();
    }
  });
});
