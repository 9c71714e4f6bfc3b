// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserWindow } from '../../src/services/browser-window';

const page = window as BrowserWindow;
const globals = page as unknown as Record<string, ((answer: unknown) => void) | undefined>;

/** The callback names of the scripts on the page, each by the path it asks. */
const callbackOf = (path: string) => {
  const script = Array.from(document.scripts).find(({ src }) => src.includes(path))!;
  return new URL(script.src).searchParams.get('callback')!;
};

/** Calls back with the answer, as a script does when it is loaded. */
function answerScript(path: string, answer: unknown) {
  const name = callbackOf(path);
  const script = Array.from(document.scripts).find(({ src }) => src.includes(name))!;
  globals[name]!(answer);
  script.dispatchEvent(new Event('load'));
}

/** A copy of the code such as a second bundle on the page brings. */
async function anotherBundle() {
  vi.resetModules();
  return import('../../src/services/json-p');
}

describe('a JSON-P request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('never gets the answer to another one, even of a second bundle', async () => {
    const one = await anotherBundle();
    const other = await anotherBundle();
    expect(one.requestJsonP).not.toBe(other.requestJsonP);
    const answers = Promise.all([
      one.requestJsonP('https://t.example/one?params=1'),
      one.requestJsonP('https://t.example/two?params=1'),
      other.requestJsonP('https://t.example/three?params=1'),
    ]);
    const names = ['/one', '/two', '/three'].map(callbackOf);
    expect(new Set(names).size).toBe(3);
    for (const [path, answer] of [
      ['/three', 2],
      ['/one', 0],
      ['/two', 1],
    ] as const)
      answerScript(path, answer);
    expect(await answers).toEqual([0, 1, 2]);
  });

  it('gives up after its limit, and swallows a late answer before it forgets the callback', async () => {
    const { requestJsonP } = await anotherBundle();
    const fault = vi.fn();
    requestJsonP('https://t.example/slow?params=1').catch(fault);
    const name = callbackOf('/slow');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(fault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fault.mock.calls).toMatchObject([[{ kind: 'timeout', message: 'timeout of 15000ms exceeded' }]]);
    expect(document.querySelector('script[src*="/slow"]')).toBeNull();

    await vi.advanceTimersByTimeAsync(20_000);
    expect(() => globals[name]!({ success: true })).not.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(globals).not.toHaveProperty(name);
    expect(vi.getTimerCount()).toBe(0);
  });
});
