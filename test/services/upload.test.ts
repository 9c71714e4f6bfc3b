import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFormPost } from '../../src/services/form-post';
import { createHttpClient } from '../../src/services/http-client';
import type { BrowserWindow } from '../../src/services/browser-window';
import { pageAt } from './support';

/** As much of the browser's class as is used; the last one made. */
let request: FakeRequest;
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = '{"success": true}';
  headers: Record<string, string> = {};
  opened: readonly string[] = [];
  body: FormData | undefined;
  open = (...given: unknown[]) => void (this.opened = given.map(String));
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  send = (body: FormData) => void (this.body = body);
  abort = () => this.onabort?.();
}

const fields = { formType: 'JobApplicationForm', resume: new File(['%PDF-'], 'cv.pdf') };
const shares: number[] = [];

function post(given: Readonly<Record<string, string | File>> = fields) {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"success": true}')));
  const page = {
    ...pageAt('https://site.example/jobs/?a=1', 'XSRF-TOKEN=t', fetch),
    XMLHttpRequest: function () {
      return (request = new FakeRequest());
    },
  } as unknown as BrowserWindow;
  const reply = createFormPost(createHttpClient(page)).post('process_application', given, (share) => shares.push(share));
  reply.catch(() => {});
  return { reply, fetch };
}

beforeEach(() => {
  vi.useFakeTimers();
  shares.length = 0;
});
afterEach(() => void vi.useRealTimers());

it('a post with files tells how much of it is sent, and answers as any other (JOB-11, NET-06)', async () => {
  const { reply, fetch } = post();
  request.upload.onprogress!({ loaded: 1, total: 4 });
  request.upload.onprogress!({ loaded: 4, total: 4 });
  request.onload!();
  expect(await reply).toEqual({ success: true });
  expect(shares).toEqual([0.25, 1]);
  expect(request.opened).toEqual(['POST', 'https://site.example/jobs/?a=1']);
  expect(request.headers).toEqual({ 'X-XSRF-TOKEN': 't' });
  expect([...request.body!.keys()]).toEqual(['action', 'formType', 'resume']);
  expect(fetch).not.toHaveBeenCalled();
});

it('a post without files goes by fetch', async () => {
  const { reply, fetch } = post({ formType: 'JobApplicationForm' });
  expect(await reply).toEqual({ success: true });
  expect([fetch.mock.calls.length, shares]).toEqual([1, []]);
});

it('a post with files is refused, fails and is unknown as any other (NET-04, NET-08)', async () => {
  const refused = post();
  Object.assign(request, { status: 413, responseText: 'too large' }).onload!();
  expect(await refused.reply).toMatchObject({ status: 413 });
  const broken = post();
  request.onerror!();
  await expect(broken.reply).rejects.toMatchObject({ kind: 'network' });
});

it('waits as long as something is being sent, and a minute after it (NET-03)', async () => {
  const { reply } = post();
  await vi.advanceTimersByTimeAsync(50_000);
  request.upload.onprogress!({ loaded: 1, total: 4 });
  await vi.advanceTimersByTimeAsync(50_000);
  request.upload.onprogress!({ loaded: 4, total: 4 });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(reply).rejects.toMatchObject({ kind: 'timeout', message: 'timeout of 60000ms exceeded' });
});
