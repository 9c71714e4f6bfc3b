import { createContext, runInContext } from 'node:vm';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it, vi } from 'vitest';
import { makeFactoryLate } from '../../scripts/build/late-factory.mjs';

/** What Rollup writes around the bundle's function, which here notes that it has run and in which script. */
const bundle =
  '((g,f)=>typeof exports=="object"&&typeof module<"u"?f(exports):typeof define=="function"&&define.amd?define("charterform",["exports"],f):f((g=globalThis).Charterform=g.Charterform||{}))' +
  '(this,function(e){e.runs=(e.runs||0)+1;e.script=charterformScript&&charterformScript.id});';

const rewritten = async (code = bundle) => (await makeFactoryLate(code, parseAst(code))).toString();

interface Page {
  Charterform: Record<string, unknown>;
  given?: unknown[];
}

/** What a page knows that has run the script; `frame` paints it. */
async function pageThat({ prints = false, isHidden = false, before = '', code = bundle }) {
  const frames: (() => void)[] = [];
  const document = { hidden: isHidden, currentScript: { id: 'own' } as unknown, querySelector: () => (prints ? {} : null) };
  const page = createContext({ document, setTimeout, requestAnimationFrame: (frame: () => void) => frames.push(frame) }) as unknown as Page;
  runInContext(before, page);
  runInContext(await rewritten(code), page);
  document.currentScript = null;
  const ran = () => runInContext('(Object.getOwnPropertyDescriptor(globalThis, "Charterform").value || {}).runs', page) as unknown;
  return { page, ran, frame: () => frames.forEach((frame) => frame()) };
}

describe('the function of the bundle', () => {
  it('runs at once on a page that has printed nothing, and in a tab in the background', async () => {
    expect((await pageThat({})).ran()).toBe(1);
    expect((await pageThat({ prints: true, isHidden: true })).ran()).toBe(1);
  });

  it('waits until a printed step is painted, and runs once', async () => {
    const { page, ran, frame } = await pageThat({ prints: true });
    expect(ran()).toBeUndefined();
    frame();
    await vi.waitFor(() => expect(ran()).toBe(1));
    expect(page.Charterform).toEqual({ runs: 1, script: 'own' });
  });

  it('runs as soon as the page asks for it, and not again after the paint', async () => {
    const { page, ran, frame } = await pageThat({ prints: true });
    expect(page.Charterform).toEqual({ runs: 1, script: 'own' });
    frame();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(ran()).toBe(1);
  });

  it('adds to what stood there before, and to what the page puts there meanwhile', async () => {
    const { page } = await pageThat({ prints: true, before: 'Charterform = { locales: 1 }' });
    expect(page.Charterform).toMatchObject({ locales: 1, runs: 1 });
    const other = await pageThat({ prints: true });
    other.page.Charterform = { version: '0' };
    expect(other.page.Charterform).toMatchObject({ version: '0', runs: 1 });
    other.page.Charterform = { mine: 1 };
    expect(other.page.Charterform).toEqual({ mine: 1 });
  });

  it.each([bundle, bundle.replace('=>typeof', '=>{typeof').replace('{}))(this', '{})})(this')])(
    'is left to a module loader, where there is one: %s',
    async (code) => {
      const { page, ran } = await pageThat({
        before: 'var define = (...list) => (globalThis.given = list); define.amd = true; Charterform = {}',
        code,
      });
      expect(ran()).toBeUndefined();
      expect(page.given).toMatchObject(['charterform', ['exports'], expect.any(Function)]);
    },
  );

  it('is required at once of an AMD loader, which would never run it otherwise', async () => {
    const { page } = await pageThat({ before: 'var define = () => {}, require = (list) => (globalThis.given = list); define.amd = true' });
    expect(page.given).toEqual(['charterform']);
  });

  it('is missed aloud where the minifier writes something else', async () => {
    await expect(rewritten('((g,f)=>{f(g)})(this,function(e){e.runs=1});')).rejects.toThrow('no longer asks for a module loader');
  });
});
