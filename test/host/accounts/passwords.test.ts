import { describe, expect, it } from 'vitest';
import { emailOf } from '../../../host/accounts/accounts.mjs';
import { hashPassword, isPassword } from '../../../host/accounts/passwords.mjs';

describe('a password', () => {
  it('is kept as a salted hash that takes time, and is checked to the letter', async () => {
    const [one, other] = [await hashPassword('Größe 1234'), await hashPassword('Größe 1234')];
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(one).not.toBe(other);
    expect(await isPassword('Gro\u0308\u00dfe 1234', one)).toBe(true);
    for (const wrong of ['größe 1234', 'Größe 123', '', `${'x'.repeat(5000)}`]) expect(await isPassword(wrong, one)).toBe(false);
    expect(await isPassword('', undefined)).toBe(false);
    expect(await isPassword('', '')).toBe(false);
    expect(await isPassword('x', 'md5$abc')).toBe(false);
  });

  it('takes as long to check where there is no account', async () => {
    const stored = await hashPassword('a password');
    await isPassword('warm up', undefined);
    // Time of the processor: that of the clock depends on what else the machine does.
    const time = async (hash: string | undefined) => {
      const began = process.cpuUsage();
      for (let tries = 0; tries < 3; tries += 1) await isPassword('wrong', hash);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const [known, unknown] = [await time(stored), await time(undefined)];
    expect(unknown).toBeGreaterThan(known / 4);
    expect(unknown).toBeLessThan(known * 4);
  });

  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' ADA@Example.com ', 'ada@example.com'],
    ["Fiona.O'Brien@example.com", "fiona.o'brien@example.com"],
    ['ada', ''],
    ['ada@example', ''],
    ['a@b.com,c@d.com', ''],
    ['ada@example.com\nBcc: all@example.com', ''],
    [{ email: 'ada@example.com' }, ''],
  ])('belongs to an address: %j', (typed, email) => {
    expect(emailOf(typed)).toBe(email);
  });
});
