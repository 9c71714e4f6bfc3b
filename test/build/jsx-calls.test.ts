import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { shortenJsxCalls } from '../../scripts/build/jsx-calls.mjs';

/** The program with its calls made short. */
const shortened = (code: string): string => shortenJsxCalls(code, parseAst(code)).toString();

/** Without the spaces inside braces. */
const tight = (code: string) => code.replaceAll(/ ?([{}]) ?/g, '$1');

/** Preact's function, which keeps what it is called with. */
const factory = 'function createVNode(type, props, key) { return { type, props, key }; }';

/** What a call creates, before and after it is made short. */
function created(call: string) {
  const program = `${factory}\nconst Box = 'component', rest = { id: 'a', children: 1 };\nfunction make() { return ${call}; }`;
  return [program, shortened(program)].map((code) => (new Function(`${code}; return make();`) as () => unknown)());
}

describe('a call that creates an element', () => {
  it.each([
    ['children become the third argument', 'createVNode("p", { id: "a", children: "Hello" })', 'createVNode("p", { id: "a"}, "Hello")'],
    ['a key becomes the fourth', 'createVNode("p", { children: text }, one.id)', 'createVNode("p", {}, text, one.id)'],
    ['a key without children, too', 'createVNode("p", { id: "a" }, one.id)', 'createVNode("p", { id: "a"}, undefined, one.id)'],
    [
      'a lone class of ours joins the tag',
      'createVNode("p", { className: "charterform-hint", id: "a" })',
      'createVNode("p.hint", {id: "a"})',
    ],
    ['wherever it stands', 'createVNode("p", { id: "a", className: "charterform-hint" })', 'createVNode("p.hint", { id: "a"})'],
    [
      'after a spread, which it wins against',
      'createVNode("p", { ...rest, className: "charterform-a" })',
      'createVNode("p.a", { ...rest})',
    ],
  ])('is shorter: %s', (_how, call, short) => {
    expect(tight(shortened(call))).toBe(tight(short));
  });

  it.each([
    ['a spread after a class, which may replace it', 'createVNode("p", { className: "charterform-a", ...rest })'],
    ['two classes, or one of another', 'createVNode("p", { className: "charterform-a wide" }); createVNode("p", { className: "wide" })'],
    ['a class that is computed', 'createVNode("p", { className: name })'],
    ['a component, which gets its class', 'createVNode(Box, { className: "charterform-a" })'],
    ['properties that are no literal', 'createVNode("p", rest)'],
    ['another function', 'create("p", { className: "charterform-a", children: 1 }, 2)'],
  ])('keeps %s', (_what, call) => {
    expect(tight(shortened(call))).toBe(tight(call));
  });

  it('whose properties are no literal has its key in the new place', () => {
    expect(shortened('createVNode("p", rest, key)')).toBe('createVNode("p", rest, undefined, key)');
  });

  it.each([
    'createVNode("p", { className: "charterform-hint", id: "a", children: ["one", createVNode("b", { children: 2 }, "k")] }, 7)',
    'createVNode("p", { ...{ className: "other", id: "a" }, className: "charterform-hint" })',
    'createVNode("p", { className: "charterform-hint", ...{ className: "other" }, children: 0 })',
    'createVNode("p", { ...{ id: "a" } })',
    'createVNode("input", {}, "k")',
    'createVNode(Box, { children: "" })',
    'createVNode("p", rest, "k")',
  ])('creates the same: %s', (call) => {
    const [before, after] = created(call);
    expect(after).toEqual(before);
  });
});
