// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { requestJsonP } from '../../src/services/json-p';

// Under Node, what jsonp prints is turned on here; in a browser by the key "debug" of the local storage.
vi.hoisted(() => void (process.env.DEBUG = 'jsonp'));

it('a card reaches no debug output of jsonp, which prints the address that it asks (CARD-13)', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = requestJsonP('https://t.example/v1/cards?params=4111111111111111');
  const script = document.querySelector<HTMLScriptElement>('script[src*="/v1/cards"]')!;
  const { searchParams } = new URL(script.src);
  const name = searchParams.get('callback')!;
  (window as unknown as Record<string, (answer: unknown) => void>)[name]!({ success: true });
  expect(await answer).toEqual({ success: true });
  expect(searchParams.get('params')).toBe('4111111111111111');
  const text = printed.mock.calls.map(([line]) => String(line)).join('');
  printed.mockRestore();
  expect(text).toContain('jsonp req');
  expect(text).toContain(name);
  expect(text).not.toContain('4111');
});
