import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { nameAlike } from '../../scripts/build/alike-names.mjs';

const named = (code: string) => nameAlike(code, parseAst(code)).toString();

describe('the names of variables inside functions', () => {
  it('become those that the same code has elsewhere', () => {
    const many = 'k(e=>e.map(r=>r.id));'.repeat(8);
    expect(named(`(()=>{let k,l,m;${many}k(s=>s.map(n=>n.id))})()`)).toBe(`(()=>{let k,l,m;${many}k(e=>e.map(r=>r.id))})()`);
  });

  it('hide no variable that is used further inside, of a function or of the whole bundle', () => {
    const many = 'k(e=>f(e));'.repeat(8);
    expect(named(`(()=>{let k,f,e;${many}k(s=>f(s,e))})()`)).not.toContain('k(e=>f(e,e))');
    expect(named(`(()=>{let k,f,m;${many}k(e=>k(s=>f(s,e)))})()`)).not.toMatch(/k\((\w)=>k\(\1=>/);
  });

  it('differ from each other, and from the error that was caught around them', () => {
    const code = named(`(()=>{let k,l,m;${'k((e,r)=>e+e);'.repeat(8)}k((s,t)=>s+t);try{l()}catch(s){let t=1;m(s,t)}})()`);
    expect(() => parseAst(code)).not.toThrow();
    expect(code).not.toMatch(/\((\w),\1\)/);
  });

  it('leave the keys of objects alone', () => {
    const code = named(`(()=>{let k,l,m;${'k(({id:e})=>f(e));'.repeat(8)}k(({id})=>f(id));k(s=>({s}))})()`);
    expect(code).toContain('k(({id:e})=>f(e));k((');
    expect(code).toMatch(/k\((\w)=>\(\{s:?\1?\}\)\)/);
  });

  it('are the same each time', () => {
    const code = '(()=>{let k,l,m;k((e,r)=>e+r);l((s,n)=>s-n,t=>t)})()';
    expect(named(code)).toBe(named(code));
  });
});
