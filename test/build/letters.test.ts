import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { createRenaming } from '../../scripts/build/letters.mjs';

const alphabets = { local: 'ab', often: 'A', first: 'x', second: 'yz', property: 'p', propertyFirst: 'q', propertySecond: 'rs' };
function renamed(code: string) {
  const changes = createRenaming(parseAst(code))(alphabets).reverse();
  return changes.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
}

describe('the letters that the build gives to variables', () => {
  it('are one letter for the most used of the bundle, and letters of their own inside functions', () => {
    expect(renamed('(() => { let one, two, three; f(two, two, one); g((value, rest) => value + rest + three) })()')).toBe(
      '(() => { let xy, A, xz; f(A, A, xy); g((a, b) => a + b + xz) })()',
    );
  });

  it('leave properties and global names alone', () => {
    expect(renamed('(() => { let one, two, three; f({ one, two: two.one + two }) })()')).toBe(
      '(() => { let xy, A, xz; f({ one:xy, two: A.one + A }) })()',
    );
    expect(renamed('(() => { let one, two, three; (({ first, last = 1 }) => a(first, last))() })()')).toContain(
      '(({ first:b, last:aa = 1 }) => a(b, aa))()',
    );
  });

  it('hide no variable that is used further inside', () => {
    expect(renamed('(() => { let x, y, z; (one => two => three => one(three))() })()')).toContain('(a => b => b => a(b))()');
  });

  it('are the same for a class inside and outside of itself', () => {
    expect(renamed('(() => { let x, y, z; (() => { class Rule { make = () => new Rule() } return Rule })() })()')).toContain(
      'class a { make = () => new a() } return a',
    );
  });

  it('differ for a caught error and what is declared beside it', () => {
    expect(renamed('(() => { let x, y, z; try { f() } catch (error) { let more = 1 } })()')).toContain('catch (a) { let b = 1 }');
  });
});

describe('the letters that the build gives to properties', () => {
  it('are the shortest for those used most, and for those alone that may have any name', () => {
    expect(renamed('f({ $$0: 1, $$1: 2, name: 3 }).$$1')).toBe('f({ qr: 1, p: 2, name: 3 }).p');
    expect(renamed('f({ $$0: 1 }).p')).toBe('f({ qr: 1 }).p');
  });
});
