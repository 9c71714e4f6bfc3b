import { describe, expect, it } from 'vitest';
import { prune } from '../../scripts/build/prune/prune.mjs';

const library = `
class Shape {
  check(value) { return this.isRight(value); }
  cast(value) { return +value; }
}
function reducer(state, action) {
  switch (action.type) {
    case 'set': return action.value;
    case 'reset': return 0;
    default: return state;
  }
}
const store = make(1, { get, set, [hidden]: 2 });
function make(given) {
  if (given === 1) one();
  else if (given === 2) {
    two();
  } else {
    other(given, process.env.NODE_ENV);
  }
}`;

type Cuts = Parameters<typeof prune>[1][string];

/** The library without what is cut, in one line. */
function pruned(cuts: Cuts, id = '/home/me/node_modules/lib/dist/lib.js'): string | undefined {
  const code = prune('lib', { 'dist/lib.js': cuts }).transform(library, id)?.code;
  return code?.replace(/\s+/g, ' ').trim();
}

describe('taking parts out of a library', () => {
  it('keeps the named members of a class, object or switch alone', () => {
    const code = pruned({ keep: { Shape: ['check'], reducer: ['set', 'default'], store: ['get'] } });
    expect(code).toContain('class Shape { check(value) { return this.isRight(value); } }');
    expect(code).toContain("{ case 'set': return action.value; default: return state; }");
    expect(code).toContain('make(1, { get, })');
  });

  it('takes out a statement by its beginning, and an `if` without its `else`', () => {
    const code = pruned({ statements: ['const store', 'if (given === 1)'] });
    expect(code).not.toContain('const store');
    expect(code).toContain('function make(given) { if (given === 2) { two(); } else {');
  });

  it('leaves nothing to do where a branch goes', () => {
    expect(pruned({ statements: ['one('] })).toContain('if (given === 1) ; else if');
  });

  it('puts one text for another, however its lines are broken', () => {
    expect(pruned({ instead: { '(given === 2) { two(); }': '(given > 1) more();' } })).toContain('else if (given > 1) more(); else {');
  });

  it('makes of it the library for visitors, not for developers', () => {
    expect(pruned({})).toContain('other(given, "production")');
  });

  it('fails where the library has changed', () => {
    expect(() => pruned({ keep: { Shape: ['describe'] } })).toThrow(/lib\/dist\/lib\.js is not as .* knows it: Shape\.describe/);
    expect(() => pruned({ keep: { Form: [] } })).toThrow(/knows it: Form/);
    expect(() => pruned({ statements: ['case'] })).toThrow(/knows it: case/);
    expect(() => pruned({ instead: { three: '3' } })).toThrow(/knows it: three/);
  });

  it('leaves every other file alone', () => {
    expect(pruned({ statements: ['const store'] }, '/home/me/node_modules/lib/dist/other.js')).toBeUndefined();
    expect(pruned({ statements: ['const store'] }, '/home/me/dist/lib.js')).toBeUndefined();
  });
});
