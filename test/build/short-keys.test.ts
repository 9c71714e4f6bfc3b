import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { createTextKeyOf, keyLiterals, shortenKeys, shortKey } from '../../scripts/build/short-keys.mjs';

const keys = ['note.leave', 'card.number', 'button.next', 'time.day', 'time.days'];
const everyKey = "text('note.leave'); text('card.number'); text('button.next'); text('time.day'); text('time.days');";
const kept = (code: string) => {
  const literals = keyLiterals(parseAst(`${everyKey} ${code}`), keys).map(({ value }) => value);
  return keys.filter((key) => !literals.includes(key));
};

describe('the keys of sentences', () => {
  it('are shortened where they are passed or stand in a declaration', () => {
    expect(kept("f({ label: isLast ? 'button.next' : 'time.days' })")).toEqual([]);
    expect(String(shortenKeys(everyKey, parseAst(everyKey), keys))).toBe('text("~0"); text("~1"); text("~2"); text("~3"); text("~4");');
  });

  it('stay where a path of an answer may begin like them', () => {
    expect(kept("f({ path: 'card.cvc' })")).toEqual(['card.number']);
  });

  it('stay where they are more than a key', () => {
    expect(kept("if (key === 'button.next') f()")).toEqual(['button.next']);
    expect(kept("const title = own['button.next']")).toEqual(['button.next']);
    expect(kept("const own = { 'button.next': 1 }")).toEqual(['button.next']);
    expect(kept("const next = 'button.next'")).toEqual(['button.next']);
    expect(kept("const next = (key = 'button.next') => key")).toEqual(['button.next']);
  });

  it('stay where a longer key is put together from them', () => {
    expect(keyLiterals(parseAst("text('time.day'); text(key + 's')"), keys)).toEqual([]);
  });
});

it('knows the key that any of its names stands for', () => {
  const textKeyOf = createTextKeyOf(keys);
  expect(keys.map((_, place) => textKeyOf(shortKey(place)))).toEqual(keys);
  expect(keys.map(textKeyOf)).toEqual(keys);
  expect(['', 'Next', '~', '~z', 'toString'].map(textKeyOf)).toEqual(Array(5).fill(undefined));
});
