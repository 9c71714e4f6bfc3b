import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaptcha } from '../../demo-host/captcha-script.mjs';
import { keyOf, startHost, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({ 'pages/account.json': { formType: 'FreeAccountForm', pageID: 'account' } });
});
afterAll(() => host.stop());

const contact = { formType: 'ContactForm', pageID: 'contact', contactData: JSON.stringify({ first_name: 'Maria' }) };
let keys = 0;
const send = async (action: string, captchaResponse: string) => {
  const [page, fields] = action === 'process_captcha' ? ['/pages/account', {}] : ['/pages/contact', contact];
  return (await host.post(page, { action, captchaResponse, ...fields, idempotency_key: keyOf(String(keys++)) })).json();
};
const issue = async (): Promise<string> => (await host.read('/captcha/token')).token;
const refusal = { error: expect.stringContaining('captcha'), code: 'captcha' };

it('takes an issued token once', async () => {
  const token = await issue();
  expect(await send('process_contact', token)).toEqual({ success: true });
  expect(await send('process_contact', token)).toEqual(refusal);
});

it('remembers a token that process_captcha has verified, for the account that follows', async () => {
  const token = await issue();
  for (let times = 0; times < 2; times++) expect(await send('process_captcha', token)).toEqual({ success: true });
});

it('refuses a token that it did not issue, and none', async () => {
  expect(await send('process_captcha', 'made up')).toEqual(refusal);
  expect(await send('process_contact', '')).toEqual(refusal);
});

it('answers the repeat of a contact post though its token is used', async () => {
  const fields = { action: 'process_contact', captchaResponse: await issue(), ...contact, idempotency_key: keyOf('again') };
  const warning = await host.post('/pages/contact?scenario=not-json', fields);
  expect(await warning.text()).toContain('<b>Warning</b>');
  expect(await (await host.post('/pages/contact?scenario=not-json', fields)).json()).toEqual({ success: true });
});

it('lets a token expire', async () => {
  let now = 0;
  const server = express()
    .use(createCaptcha(() => now))
    .listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/captcha/token`)).json();
  const verify = async (response: string) =>
    (await fetch(`http://127.0.0.1:${port}/captcha/siteverify`, { method: 'POST', body: new URLSearchParams({ response }) })).json();
  const [early, late] = [await ask(), await ask()];
  now = early.lifetime - 1;
  expect(await verify(early.token)).toEqual({ success: true });
  now = late.lifetime;
  expect(await verify(late.token)).toEqual({ success: false });
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
