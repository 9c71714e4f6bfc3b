import { describe, expect, it } from 'vitest';
import { nearest } from '../../../host/settings/nearest.mjs';
import { knownSettings } from '../../../host/settings/known-settings.mjs';
import { readSettings } from '../../../host/settings/read-settings.mjs';

const read = (env: Record<string, string>, file?: object | string) =>
  readSettings({ env, ...(file !== undefined && { file: typeof file === 'string' ? file : JSON.stringify(file) }) });

describe('the settings of a shop', () => {
  it('are read from the file, and the environment goes before it', () => {
    const file = { shopName: 'Peak', mail: { from: 'Peak <a@peak.example>' }, payment: { ways: ['invoice'] }, trustProxy: false };
    const { settings, faults, notes } = read(
      { SHOP_NAME: 'Summit', PORT: '8080', TRUST_PROXY: 'yes', PAYMENT_WAYS: 'stripe-checkout, invoice' },
      file,
    );
    expect([faults, notes]).toEqual([[], []]);
    expect(settings).toEqual({
      shopName: 'Summit',
      port: 8080,
      trustProxy: true,
      mail: { from: 'Peak <a@peak.example>' },
      payment: { ways: ['stripe-checkout', 'invoice'] },
    });
  });

  it('take an empty variable for none, as compose leaves one out', () => {
    expect(read({ SMTP_URL: '', PORT: '' })).toEqual({ settings: {}, faults: [], notes: [] });
  });

  it.each([
    [{ PORT: '99999' }, 'PORT is "99999": write a whole number from 0 to 65535.'],
    [{ PORT: '80a' }, 'PORT is "80a"'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe": write true or false.'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is "shop.example": write an address that begins with https:// or http://.'],
    [{ OWNER_EMAIL: 'me' }, 'OWNER_EMAIL is "me": write an email address.'],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, 'write one of grecaptcha, hcaptcha, turnstile.'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'write an email address.'],
  ] as const)('name a variable that cannot be used: %o', (env, sentence) => {
    const { faults } = read(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });

  it('repeat no secret', () => {
    const { faults } = read({ SMTP_URL: 'http://user:geheim@mail.example' });
    expect(faults).toEqual(['SMTP_URL cannot be used: write an address that begins with smtp:// or smtps://.']);
  });

  it.each([
    [{ shopname: 'x' }, '“shopname” is no setting. Did you mean “shopName”?'],
    [{ mail: { smpt: 'x' } }, '“mail.smpt” is no setting. Did you mean “mail.smtp”?'],
    [{ colour: 'red' }, '“colour” is no setting. There are: database, port,'],
    [{ port: '80.5' }, 'charterform-host.json: port is "80.5"'],
    ['[]', 'must be an object'],
    ['{"port": 1', 'charterform-host.json is not valid JSON: at line 1, column 11, its end does not belong there.'],
  ])('name what is wrong in the file: %o', (file, sentence) => {
    const { faults } = read({}, file);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });

  it('mention a variable that is misspelt, and no other', () => {
    const { notes } = read({ STRIPE_SECRETKEY: 'x', SMPT_URL: 'x', HOSTNAME: 'x', PATH: 'x', PORTS: 'x', STRIPE_API_VERSION: 'x' });
    expect(notes).toEqual([
      'The environment has STRIPE_SECRETKEY, which is no setting. Did you mean STRIPE_SECRET_KEY?',
      'The environment has SMPT_URL, which is no setting. Did you mean SMTP_URL?',
    ]);
  });

  it('have one name each', () => {
    for (const name of ['key', 'env'] as const)
      expect(new Set(knownSettings.map((setting) => setting[name])).size).toBe(knownSettings.length);
  });
});

describe('the nearest name', () => {
  it('is the one with the fewest changes, and none where all are far', () => {
    expect(nearest('prot', ['host', 'port'])).toBe('port');
    expect(nearest('DATABASE', ['DATABASE_URL', 'database'])).toBe('database');
    expect(nearest('x', ['port'])).toBeUndefined();
  });
});
