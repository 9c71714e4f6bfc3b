import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { secretWords } from '../../support/answers';
import { databases } from '../support/databases';
import { allBytes, open, openLink, outbox, save, savedData, tokenIn } from './support';

const secrets = /4111|5555555555554444|3782|078.05.1120|12-3456789|123456789|CanaryPass|Correct-Horse/;

describe.each(databases)('what is kept of an order on %s', (_name, make) => {
  it('holds no card, password or tax number, whatever a hostile page sends (PLUS-05)', async () => {
    const host = await open(make);
    const answers = {
      accountInformation: { email: 'ada@example.com', password: 'CanaryPass1', passwordConfirm: 'CanaryPass1' },
      card: { number: '4111 1111 1111 1111', cvc: '987' },
      captcha: { response: 'captcha-answer' },
      payment: { way: 'card', token: '4111111111111111' },
      note: { text: `Charge 4111-1111-1111-1111 or ٤١١١١١١١١١١١١١١١, ${secretWords[3]!}` },
      companyInformation: { companyName: 'Pine Ridge LLC', legalNeeds: 'SSN 078-05-1120, EIN 12-3456789' },
      questions: { '078-05-1120': 'x', '4111111111111111': 'y', plain: '123456789' },
      llc: { members: [{ first_name: '5555555555554444', last_name: 'Lee', password: secretWords[3] }] },
    };
    const data = {
      ...savedData(answers),
      domains: [{ domain: 'ok.example', note: '4111111111111111', ssn: '078-05-1120' }, 'CanaryPass1'],
      ledger: [{ name: 'Card 4111111111111111', state: '078-05-1120', kind: 'base', cents: 100 }],
      password: 'CanaryPass1',
      format: 1,
    };
    expect((await save(host, { data })).body.success).toBe(true);
    const mails = await outbox(host);
    const bytes = await allBytes(host);
    expect(bytes).toContain('Pine Ridge LLC');
    // A password in the words of a note looks like any other word.
    expect(bytes.replaceAll(secretWords[3]!, '')).not.toMatch(/٤١١١/);
    const { saved } = (await openLink(host, tokenIn(mails[0]!))).body;
    expect(saved.data.isPartial).toBe(true);
    expect(JSON.stringify(saved).replace(saved.ref, '')).not.toMatch(secrets);
    const [row] = await host.shop.db.selectFrom('savedOrders').select('data').execute();
    expect(row!.data).not.toMatch(secrets);
    expect(Object.keys(JSON.parse(row!.data) as object).sort()).toEqual(['answers', 'domains', 'format', 'isPartial', 'ledger']);
  });

  it('follows the rule of the form, case by case (PLUS-05)', async () => {
    const host = await open(make);
    const cases = JSON.parse(readFileSync('fixtures/keepable-answers.json', 'utf8')) as { answers: object; kept?: object }[];
    for (const [index, { answers, kept = answers }] of cases.entries()) {
      await save(host, { data: { ...savedData(), answers }, fields: { email: `ada${index}@example.com` } });
      const [row] = await host.shop.db.selectFrom('savedOrders').select('data').orderBy('id', 'desc').limit(1).execute();
      expect((JSON.parse(row!.data) as { answers: object }).answers).toEqual(kept);
    }
  });

  it('is nothing of a body that no form sends (PLUS-05)', async () => {
    const host = await open(make);
    const deep = `{"format":1,"answers":{"a":${'['.repeat(60)}${']'.repeat(60)}}}`;
    const hostile = [
      '',
      '{',
      '[]',
      '{}',
      '"x"',
      '{"format":1}',
      '{"format":1,"answers":[]}',
      '{"format":"1","answers":{}}',
      '{"format":1,"answers":{"__proto__":{"isAdmin":true}}}',
      deep,
      JSON.stringify({ ...savedData(), answers: { note: 'x'.repeat(300_000) } }),
    ];
    for (const data of hostile) {
      const { status, body } = await save(host, { data });
      expect([400, 413]).toContain(status);
      expect(body.error).toMatch(/^[A-Z]/);
    }
    expect(await host.shop.db.selectFrom('savedOrders').selectAll().execute()).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is in no mail: nothing of it is text of the visitor (PLUS-05)', async () => {
    const host = await open(make);
    const data = savedData({ companyInformation: { companyName: 'See https://evil.example' } });
    data.ledger[0]!.name = 'https://evil.example';
    await save(host, { data, fields: { reminder: 'true', companyName: 'https://evil.example', page: 'https://evil.example' } });
    host.pass(4 * 86_400_000);
    const mails = await outbox(host);
    expect(mails).toHaveLength(2);
    for (const { html, text, subject } of mails) expect(html + text + subject).not.toContain('evil');
  });
});
