import { describe, expect, it } from 'vitest';
import type { NameQuestion } from '../../src/kernel/facts/company-name';
import { createCompanyNameService } from '../../src/services/company-name-service';
import { NetworkFault } from '../../src/submission/faults';
import { answeringClient } from './support';

const question: NameQuestion = { name: 'Blue Heron', state: 'WY', entityType: 'LLC' };
const unknown = { status: 'unknown', names: [], search: '' };

function setUp(answer: string | Error) {
  const { calls, log, client } = answeringClient(answer);
  return { calls, log, service: createCompanyNameService({ formType: 'FormABusinessForm', pageID: 'page-1' }, client, log) };
}

const checked = async (answer: object) => {
  const { service, log } = setUp(JSON.stringify(answer));
  const verdict = await service.check(question);
  return { verdict, isReported: log.error.mock.calls.length > 0 };
};

describe('the question about a name', () => {
  it('is a multipart post that waits for 3 s (PLUS-03)', async () => {
    const { service, calls } = setUp('{"success":true,"status":"free"}');
    expect(await service.check(question)).toEqual({ status: 'free', names: [], search: '' });
    const [{ body, timeout } = {}] = calls;
    expect({ timeout, ...Object.fromEntries(body as FormData) }).toEqual({
      timeout: 3000,
      action: 'check_company_name',
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      ...question,
    });
  });

  it('is unknown where nobody answers, which the console says (PLUS-03)', async () => {
    const { service, log } = setUp(new NetworkFault('timeout', 'Too late'));
    expect(await service.check(question)).toEqual(unknown);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is not answered at all once a newer one is asked', async () => {
    const { service, log } = setUp(new NetworkFault('aborted', 'Request aborted'));
    await expect(service.check(question, AbortSignal.abort())).rejects.toThrow('Request aborted');
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('an answer about a name', () => {
  it.each([
    [
      { status: 'taken', names: ['Blue Heron LLC'] },
      { status: 'taken', names: ['Blue Heron LLC'], search: '' },
    ],
    [{ status: 'taken' }, { status: 'taken', names: ['Blue Heron'], search: '' }],
    [{ status: 'similar', names: [] }, unknown],
    [
      { status: 'similar', names: [' A ', '', null, 7, {}, 'B', 'C', 'D', 'E', 'F'] },
      { status: 'similar', names: ['A', '7', 'B', 'C', 'D'], search: '' },
    ],
    [
      { status: 'similar', names: ['x'.repeat(500)] },
      { status: 'similar', names: ['x'.repeat(120)], search: '' },
    ],
    [
      { status: 'unknown', search: 'https://wyobiz.wyo.gov/' },
      { ...unknown, search: 'https://wyobiz.wyo.gov/' },
    ],
    [
      { status: 'free', names: {}, search: '//evil.example' },
      { status: 'free', names: [], search: '' },
    ],
    [
      { status: 'free', search: 'javascript:alert(1)' },
      { status: 'free', names: [], search: '' },
    ],
    [
      { status: 'free', search: 'https://' },
      { status: 'free', names: [], search: '' },
    ],
  ])('%j is read as it is meant (PLUS-03)', async (answer, verdict) => {
    expect(await checked({ success: true, ...answer })).toEqual({ verdict, isReported: false });
  });

  it.each([
    {},
    { success: true },
    { success: true, status: 'perhaps' },
    { success: false, status: 'free' },
    { error: 'This site looks nothing up.' },
  ])('%j says nothing of it (PLUS-03)', async (answer) => {
    expect(await checked(answer)).toEqual({ verdict: unknown, isReported: true });
  });
});
