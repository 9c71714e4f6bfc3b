import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { NetworkFault } from '../../src/submission/faults';
import { createFormPost } from '../../src/services/form-post';
import { createHttpClient } from '../../src/services/http-client';
import { badAnswers, pageAt, serve, silentFetch } from './support';

const postAt = (href: string, fetch?: typeof globalThis.fetch) => createFormPost(createHttpClient(pageAt(href, '', fetch)));

/** The reply read from a body that the server answers with. */
const readFrom = (body: unknown) =>
  postAt('https://site.example/', () => Promise.resolve(new Response(JSON.stringify(body)))).post('process_signup', {});

describe('a form post', () => {
  it('is multipart, goes to the page itself and names its action (SUBM-07)', async () => {
    const seen: { method?: string; url?: string; form?: FormData }[] = [];
    const { origin, close } = await serve(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const type = req.headers['content-type']!;
      expect(type).toMatch(/^multipart\/form-data/);
      const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
      seen.push({ method: req.method!, url: req.url!, form });
      res.end('{"success": true}');
    });
    const resume = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
    await postAt(`${origin}/order/?page=1#pay`).post('process_application', { formType: 'JobApplicationForm', resume });
    await close();

    expect(seen).toHaveLength(1);
    const [{ method, url, form }] = seen as [Required<(typeof seen)[0]>];
    expect([method, url]).toEqual(['POST', '/order/?page=1']);
    expect([...form.keys()]).toEqual(['action', 'formType', 'resume']);
    expect([form.get('action'), form.get('formType')]).toEqual(['process_application', 'JobApplicationForm']);
    expect(form.get('resume')).toMatchObject({ name: 'cv.pdf', size: 4 });
  });

  it('reads what is next of an accepted order alone, and the words for refusals that it knows (PAY-04, PAY-06)', async () => {
    const next = { url: 'https://pay.example/1' };
    expect(await readFrom({ result: { invoice_numbers: ['7'] }, next })).toEqual({ result: { invoice_numbers: ['7'] }, next });
    expect(await readFrom({ error: 'Taken.', next })).toEqual({ error: 'Taken.' });
    expect(await readFrom({ success: false, message: 'Taken.', next })).toEqual({ success: false, error: 'Taken.' });
    expect(await readFrom({ error: 'Declined.', code: 'payment_refused' })).toEqual({ error: 'Declined.', code: 'payment_refused' });
    expect(await readFrom({ error: '', code: 'captcha' })).toEqual({ code: 'captcha' });
    expect(await readFrom({ error: 'Taken.', code: 'constructor' })).toEqual({ error: 'Taken.' });
    await expect(readFrom({ next })).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('keeps the result, reads error and min (SUBM-11)', async () => {
    const result = { invoice_numbers: [101, 'A-2'], account_id: 7, login_url: '/login', priority: 1, more: 'unread' };
    expect(await readFrom({ result })).toEqual({
      result: { invoice_numbers: ['101', 'A-2'], account_id: '7', login_url: '/login', priority: true },
    });
    expect(await readFrom({ result: { ...result, paid: true, mailed: true } })).toMatchObject({ result: { paid: true, mailed: true } });
    expect(await readFrom({ error: 'payment failed' })).toEqual({ error: 'payment failed' });
    expect(await readFrom({ min: '49.50' })).toEqual({ min: 49.5 });
    expect(await readFrom({ result: [] })).toEqual({ result: {} });
    expect(await readFrom({ result: 'ok', success: null })).toEqual({ result: {} });
    expect(await readFrom({ success: false })).toEqual({ success: false });
  });

  it('reads that an order is paid, and that a mail goes out, only where the answer says so with true (SUBM-11)', async () => {
    expect(await readFrom({ result: {}, paid: true })).toEqual({ result: { paid: true } });
    expect(await readFrom({ success: true, paid: true, mailed: true })).toEqual({ success: true, result: { paid: true, mailed: true } });
    for (const paid of [false, null, 0, 1, 'true', 'no', 'pending', {}])
      expect(await readFrom({ result: { paid }, mailed: paid })).toEqual({ result: {} });
    expect(await readFrom({ error: 'No.', paid: true })).toEqual({ error: 'No.' });
  });

  it.each([
    ['a number', 12, '12'],
    ['true', true, ''],
    ['a list', ['One.', null, 'Two.'], 'One. Two.'],
    ['messages by field', { email: ['is taken'], phone: { first: 'is short' } }, 'is taken is short'],
    ['an object with a message', { code: 5, message: 'No.' }, 'No.'],
  ])('makes words of an error that is %s', async (_kind, error, words) => {
    expect(await readFrom({ error })).toEqual({ error: words });
  });

  it('reads a reply behind the notices of PHP (SUBM-11)', async () => {
    const notice = '<br />\n<b>Notice</b>:  Undefined index: page in <b>/srv/plugin.php</b> on line <b>7</b><br />\n';
    const body = `${notice}{"success":true,"result":{"invoice_numbers":["101"]}}`;
    const answered = postAt('https://site.example/', () => Promise.resolve(new Response(body)));
    expect(await answered.post('process_signup', {})).toEqual({ success: true, result: { invoice_numbers: ['101'] } });
  });

  it.each(['', ' '])('reads the error %j alone as one without a message (ERR-04)', async (error) => {
    expect(await readFrom({ error })).toEqual({ error: '' });
  });

  it('reads "false" as no success, and what is said beside it as the error', async () => {
    expect(await readFrom({ success: 'false' })).toEqual({ success: false });
    expect(await readFrom({ success: '0', message: 'Too late' })).toEqual({ success: false, error: 'Too late' });
    expect(await readFrom({ success: false, data: { message: 'Too late', code: 5 } })).toEqual({ success: false, error: 'Too late' });
    expect(await readFrom({ success: false, data: 'Too late' })).toEqual({ success: false, error: 'Too late' });
    expect(await readFrom({ success: false, data: [{ code: 'late', message: 'Too late' }] })).toEqual({
      success: false,
      error: 'Too late',
    });
    expect(await readFrom({ success: false, data: { id: 5 } })).toEqual({ success: false });
    expect(await readFrom({ success: true, message: 'Thank you', data: 'ok' })).toEqual({ success: true });
  });

  it('reads no object as a text of its result', async () => {
    expect(await readFrom({ result: { invoice_numbers: [{ id: 1 }, 7], account_id: {}, login_url: {} } })).toEqual({
      result: { invoice_numbers: ['7'] },
    });
  });

  const refusedWith = (status: number, body: string) =>
    postAt('https://site.example/', () => Promise.resolve(new Response(body, { status }))).post('process_signup', {});

  it.each([
    ['a stale nonce', 403, '-1', ''],
    ['an action that is not known', 400, '0', ''],
    ['an HTML page', 413, '<h1>Too large</h1>', ''],
    ['an empty body', 429, '', ''],
    ['an error', 422, '{"error":"Name taken","message":"Other"}', 'Name taken'],
    ['a message', 422, '{"error":"","message":"Name taken"}', 'Name taken'],
    ['a message of WordPress', 403, '{"success":false,"data":{"message":"Name taken"}}', 'Name taken'],
    ['an error after a notice', 409, '<b>Notice</b>\n{"error":"Name taken"}', 'Name taken'],
    ['a contradiction', 400, '{"success":true,"result":{"login_url":"/"}}', ''],
  ])('reads %s with status %i as a refusal (NET-08)', async (_what, status, body, error) => {
    expect(await refusedWith(status, body)).toEqual({ error, status });
  });

  it('reads what a 409 says of its key, and nothing like it of another status (NET-08, SUBM-55)', async () => {
    const order = { received_at: '2026-11-25T12:00:00Z', invoice_numbers: [100001], total: 75 };
    const body = JSON.stringify({ error: 'Other order', code: 'other_order', order });
    expect(await refusedWith(409, body)).toEqual({
      ...{ error: 'Other order', status: 409 },
      conflict: { held: { ...order, invoice_numbers: ['100001'] } },
    });
    expect(await refusedWith(409, '{"error":"Busy","code":"still_working"}')).toEqual({ error: 'Busy', status: 409, conflict: 'running' });
    expect(await refusedWith(422, body)).toEqual({ error: 'Other order', status: 422 });
  });

  it('keeps the minimum of a refused price (NET-08)', async () => {
    expect(await refusedWith(422, '{"min":"75"}')).toEqual({ min: 75, error: '', status: 422 });
  });

  it.each([
    [500, '{"success":false,"data":"Declined"}'],
    [500, '{"success":true,"result":{"invoice_numbers":["1"]}}'],
    [500, '{"min":75}'],
    [500, '<h1>500</h1>'],
    [502, '{"error":"Bad gateway"}'],
    [503, '{"message":"Busy"}'],
    [599, '{"error":"No"}'],
  ])('takes status %i as an unknown outcome, whatever its body: %s (NET-08)', async (status, body) => {
    await expect(refusedWith(status, body)).rejects.toMatchObject({ kind: 'status', status });
  });

  it.each([null, false, '', 0, [], {}])('reads the error %j as none', async (error) => {
    expect(await readFrom({ error, success: true })).toEqual({ success: true });
  });

  it.each(['free', -5, 0, null, '1.234'])('does not read a min of %j', async (min) => {
    expect(await readFrom({ min, error: 'too low' })).toEqual({ error: 'too low' });
  });

  it('reads any JSON, or rejects it as unreadable, and never fails otherwise', async () => {
    const anyReply = fc.record(
      { result: fc.jsonValue(), success: fc.jsonValue(), error: fc.jsonValue(), min: fc.jsonValue() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyReply, fc.jsonValue()), async (body) => {
        const outcome = await readFrom(body).then(
          ({ error = '' }) => typeof error,
          (fault: NetworkFault) => fault.kind,
        );
        expect(['string', 'unreadable']).toContain(outcome);
      }),
    );
  });

  it.each(Object.entries(badAnswers))('rejects %s', async (_fault, { kind, answer }) => {
    const { origin, close } = await serve(answer);
    await expect(postAt(origin).post('process_signup', {})).rejects.toMatchObject({ name: 'NetworkFault', kind });
    await close();
  });

  it('rejects a refused connection', async () => {
    const { origin, close } = await serve(() => undefined);
    await close();
    await expect(postAt(origin).post('process_signup', {})).rejects.toMatchObject({ kind: 'network' });
  });

  it('waits 60 seconds', async () => {
    vi.useFakeTimers();
    const fault = vi.fn();
    postAt('https://site.example/', silentFetch).post('process_signup', {}).catch(fault);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(fault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fault.mock.calls).toMatchObject([[{ message: 'timeout of 60000ms exceeded' }]]);
    vi.useRealTimers();
  });
});
