import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { makeFactoryEager } from '../../scripts/build/eager-factory.mjs';

/** The lines after the one that tells the browser to compile all of it. */
function built(code: string): string {
  const [hint, ...lines] = makeFactoryEager(code, parseAst(code)).toString().split('\n');
  expect(hint).toBe('//# allFunctionsCalledOnLoad');
  return lines.join('\n');
}

describe('the function of the bundle', () => {
  it('stands in parentheses, so that browsers compile it as they read it', () => {
    expect(built('((e,s)=>{s(e)})(this,function(e){e.version=1});')).toBe('((e,s)=>{s(e)})(this,(function(e){e.version=1}));');
  });

  it.each(['start();', 'start(1);', 'let version=1;', 'var a=function(){};'])('is missed aloud in %s', (code) => {
    expect(() => built(code)).toThrow('no longer begins with a call');
  });
});
