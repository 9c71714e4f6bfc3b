import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaptcha } from '../../demo-host/captcha-script.mjs';
import { startHost, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

let keys = 0;
const send = async (action: string, captchaResponse: string) =>
  (await host.post('/pages/contact', { action, captchaResponse, contactData: '{}', idempotency_key: String(keys++) })).json();
const issue = async (): Promise<string> => (await host.read('/captcha/token')).token;
const refusal = { error: expect.stringContaining('captcha') };

it.each(['process_captcha', 'process_contact'])('takes an issued token once for %s', async (action) => {
  const token = await issue();
  expect(await send(action, token)).toEqual({ success: true });
  expect(await send(action, token)).toEqual(refusal);
});

it('refuses a token that it did not issue, and none', async () => {
  expect(await send('process_captcha', 'made up')).toEqual(refusal);
  expect(await send('process_contact', '')).toEqual(refusal);
});

it('answers the repeat of a contact post though its token is used', async () => {
  const fields = { action: 'process_contact', captchaResponse: await issue(), contactData: '{}', idempotency_key: 'again' };
  const warning = await host.post('/pages/contact?scenario=not-json', fields);
  expect(await warning.text()).toContain('<b>Warning</b>');
  expect(await (await host.post('/pages/contact?scenario=not-json', fields)).json()).toEqual({ success: true });
});

it('lets a token expire', async () => {
  let now = 0;
  const captcha = createCaptcha(() => now);
  const server = express().use(captcha.router).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/captcha/token`)).json();
  const [early, late] = [await ask(), await ask()];
  now = early.lifetime - 1;
  expect(captcha.redeem(early.token)).toBe(true);
  now = late.lifetime;
  expect(captcha.redeem(late.token)).toBe(false);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
