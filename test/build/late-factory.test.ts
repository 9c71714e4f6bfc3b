import { JSDOM } from 'jsdom';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it, vi } from 'vitest';
import { makeFactoryLate } from '../../scripts/build/late-factory.mjs';

/** What Rollup writes around the bundle's function, which here notes that it has run and in which script. */
const bundle =
  '((g,f)=>typeof exports=="object"&&typeof module<"u"?f(exports):typeof define=="function"&&define.amd?define("charterform",["exports"],f):f((g=globalThis).Charterform=g.Charterform||{}))' +
  '(this,function(e){e.runs=(e.runs||0)+1;e.script=charterformScript&&charterformScript.id});';

const rewritten = async () => (await makeFactoryLate(bundle, parseAst(bundle))).toString();

/** A page that has run the script; `frame` paints it. */
async function pageWith(html: string, { before = '', isHidden = false } = {}) {
  const page = new JSDOM(html, { runScripts: 'dangerously' }).window;
  const frames: (() => void)[] = [];
  Object.defineProperty(page.document, 'hidden', { value: isHidden });
  Object.assign(page, { requestAnimationFrame: (frame: () => void) => frames.push(frame) });
  page.eval(before);
  const script = Object.assign(page.document.createElement('script'), { id: 'own', textContent: await rewritten() });
  page.document.head.append(script);
  const ran = () => (Object.getOwnPropertyDescriptor(page, 'Charterform') as { value?: { runs?: number } }).value?.runs;
  return { page: page as unknown as { Charterform: Record<string, unknown>; define?: unknown }, ran, frame: () => frames.forEach((frame) => frame()) };
}

const printed = '<form data-printed="1"></form>';

describe('the function of the bundle', () => {
  it('runs at once on a page that has printed nothing, and in a tab in the background', async () => {
    expect((await pageWith('')).ran()).toBe(1);
    expect((await pageWith(printed, { isHidden: true })).ran()).toBe(1);
  });

  it('waits until a printed step is painted, and runs once', async () => {
    const { page, ran, frame } = await pageWith(printed);
    expect(ran()).toBeUndefined();
    frame();
    await vi.waitFor(() => expect(ran()).toBe(1));
    expect(page.Charterform).toEqual({ runs: 1, script: 'own' });
  });

  it('runs as soon as the page asks for it, and not again after the paint', async () => {
    const { page, ran, frame } = await pageWith(printed);
    expect(page.Charterform).toEqual({ runs: 1, script: 'own' });
    frame();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(ran()).toBe(1);
  });

  it('adds to what stood there before, and to what the page puts there meanwhile', async () => {
    const { page } = await pageWith(printed, { before: 'window.Charterform = { locales: 1 }' });
    expect(page.Charterform).toMatchObject({ locales: 1, runs: 1 });
    const other = await pageWith(printed);
    other.page.Charterform = { version: '0' };
    expect(other.page.Charterform).toMatchObject({ version: '0', runs: 1 });
    other.page.Charterform = { mine: 1 };
    expect(other.page.Charterform).toEqual({ mine: 1 });
  });

  it('is left to a module loader, which has one', async () => {
    const { page, ran } = await pageWith('', { before: 'window.define = (...given) => (window.given = given); define.amd = true; window.Charterform = {}' });
    expect(ran()).toBeUndefined();
    expect((page as unknown as { given: unknown[] }).given).toMatchObject(['charterform', ['exports'], expect.any(Function)]);
  });
});
