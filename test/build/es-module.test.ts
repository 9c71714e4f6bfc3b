import { describe, expect, it } from 'vitest';
import { asModule } from '../../scripts/build/es-module.mjs';

const script =
  '((g,f)=>{"function"==typeof define?define(f):f(g.Charterform={})})(globalThis,(function(e){e.runs=(globalThis.runs??0)+1;globalThis.runs=e.runs;e.mount=(...given)=>[given,charterformModule]}));';

describe('the module made of the script', () => {
  it('has its function without what is around it, which runs at the first mount alone', async () => {
    const code = asModule(script).toString();
    expect(code).not.toMatch(/define|Charterform=/);
    const { mount, version } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      mount: (...given: unknown[]) => unknown;
      version: string;
    };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Reflect.get(globalThis, 'runs')).toBeUndefined();
    expect(mount('#root', { formType: 'ContactForm' })).toEqual([['#root', { formType: 'ContactForm' }], '']);
    mount('#root');
    expect(Reflect.get(globalThis, 'runs')).toBe(1);
    Reflect.deleteProperty(globalThis, 'runs');
  });

  it('is missed aloud where the script is another', () => {
    expect(() => asModule('start();')).toThrow('no longer begins with a call');
  });
});
