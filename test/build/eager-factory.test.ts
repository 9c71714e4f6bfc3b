import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { makeFactoryEager } from '../../scripts/build/eager-factory.mjs';

const built = (code: string) => makeFactoryEager(code, parseAst(code)).toString();

describe('the function of the bundle', () => {
  it('stands in parentheses, so that browsers compile it as they read it', () => {
    expect(built('((e,s)=>{s(e)})(this,function(e){e.version=1});')).toBe('((e,s)=>{s(e)})(this,(function(e){e.version=1}));');
  });

  it('is found where the minifier has joined the footer to the call', () => {
    expect(built('(s=>{s({})})(function(e){e.version=1}),"function"==typeof define&&define();')).toBe(
      '(s=>{s({})})((function(e){e.version=1})),"function"==typeof define&&define();',
    );
  });

  it.each(['start();', 'start(1);', 'let version=1;', 'var a=function(){};'])('is missed aloud in %s', (code) => {
    expect(() => built(code)).toThrow('no longer begins with a call');
  });
});
