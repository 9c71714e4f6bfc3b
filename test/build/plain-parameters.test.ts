import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { makeParametersPlain } from '../../scripts/build/plain-parameters.mjs';

const plain = (code: string) => makeParametersPlain(code, parseAst(code)).toString();

describe('the parts of an object that a function gets', () => {
  it('are read where they are used', () => {
    expect(plain('f(({ id, name: said }) => g(id, said))')).toBe('f((object$1) => g(object$1.id, object$1.name))');
    expect(plain('function f(one, { id }) { return () => ({ id }) }')).toBe(
      'function f(one, object$1) { return () => ({ id:object$1.id }) }',
    );
  });

  it('stay variables where that is shorter', () => {
    const code = 'f(({ id, name }) => g(id, id, id, name))';
    expect(plain(code)).toBe(code);
  });

  it.each([
    ['something may change before they are used', 'f(({ id }, two) => { two.id = 1; return id })'],
    ['others may act before they are used', 'f(async ({ id }) => { await g(); return id })'],
    ['they are changed', 'f(({ id }) => { id = 2; return id })'],
    ['they are called, which would give them an object', 'f(({ send }) => send(1))'],
    ['there is a default', 'f(({ id = 1 }) => id)'],
    ['the rest is taken', 'f(({ id, ...rest }) => g(id, rest))'],
    ['a part is a pattern', 'f(({ id: { one } }) => one)'],
    ['an event or a reference may have moved on', 'f(({ currentTarget }) => () => currentTarget)'],
  ])('stay variables where %s', (_, code) => {
    expect(plain(code)).toBe(code);
  });
});
