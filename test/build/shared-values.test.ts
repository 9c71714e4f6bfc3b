import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { shareValues } from '../../scripts/build/shared-values.mjs';

const shared = (code: string) => shareValues(code, parseAst(code)).toString();

describe('what the bundle says again and again', () => {
  it('is a variable for everything that is undefined', () => {
    const code = shared('(function(){let a,b,c;function f(x){return void 0===x?void 0:x}return[f(void 0),void 0]})()');
    expect(code).toBe(
      '(function(){let undefined$;let a,b,c;function f(x){return undefined$===x?undefined$:x}return[f(undefined$),undefined$]})()',
    );
  });

  it('is a variable for null', () => {
    const code = shared('(function(){let a,b,c;return[a??null,null==b,f(null),null]})()');
    expect(code).toBe('(function(){let null$=null;let a,b,c;return[a??null$,null$==b,f(null$),null$]})()');
  });

  it('is a variable for a function of an object that all pages have', () => {
    const code = shared('(function(){let a,b,c;return[Object.keys(a),Object.keys(b),Object.keys(c),Object.keys({}).length]})()');
    expect(code).toContain('let Object$keys$=Object.keys;');
    expect(code).toContain('[Object$keys$(a),Object$keys$(b),Object$keys$(c),Object$keys$({}).length]');
  });

  it.each([
    'f(Object.keys(a),Object.keys(b))',
    'f(log.keys(a),log.keys(a),log.keys(a),log.keys(a))',
    'f(Object[a](b),Object[a](b),Object[a](b),Object[a](b))',
  ])('is nothing else, and nothing rare: %s', (call) => {
    const code = `(function(){let a,b,c;${call}})()`;
    expect(shared(code)).toBe(code);
  });
});
