import ts from 'typescript';
import { expect, it } from 'vitest';
import { ownNamesOf } from '../../scripts/build/own-names.mjs';

/** What the compiler takes for the browser's types. */
const browser = `
  interface Element { rules: string; prefix: string; matches(selector: string): boolean }
  interface Options { once?: boolean }
  interface Window { listen(options: Options): void; root: Element }
  declare const page: Window;
  declare namespace JSX { interface IntrinsicElements { div: { view?: string; frame?: string } } }
`;

function ownNames(source: string) {
  const files: Record<string, string> = { '/browser.d.ts': browser, '/main.tsx': source };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name, version) => (files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], version, true)),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
  };
  return ownNamesOf(ts.createProgram(Object.keys(files), { noLib: true, jsx: ts.JsxEmit.Preserve, strict: true, types: [] }, host));
}

it('finds the names of properties that are only of objects of the sources', () => {
  expect(ownNames('interface Field { rules: string } const field: Field = { rules: "a" }; field.rules')).toEqual(['rules']);
  expect(ownNames('const own = { prefix: 1 }; const { prefix } = own')).toEqual(['prefix']);
});

it('leaves a name that is read of an object of the browser anywhere', () => {
  expect(ownNames('const field = { rules: "a" }; page.root.rules')).toEqual([]);
  expect(ownNames('const field = { rules: "a" }; const { rules } = page.root')).toEqual([]);
});

it('leaves what is handed to the browser, under whatever type', () => {
  expect(ownNames('page.listen({ once: true })')).toEqual([]);
  expect(ownNames('interface Own { once: boolean } const own: Own = { once: true }; page.listen(own)')).not.toContain('once');
  expect(ownNames('const shown = <div view="a" />; const other = { view: 1 }')).toEqual([]);
  expect(ownNames('const given = { frame: "a", label: "b" }; const shown = <div {...given} />')).toEqual([]);
});

it('leaves a name that the browser is given in another case', () => {
  expect(ownNames('const declared = { onclick: "a" }; const shown = <div onClick={declared.onclick} />')).toEqual([]);
});

it('leaves what the browser hands over, under whatever type', () => {
  const like = 'interface Like { matches(selector: string): boolean } const own: Like = { matches: () => true };';
  expect(ownNames(`${like} own.matches("a")`)).toEqual(['matches']);
  expect(ownNames(`${like} const other = page.root as Like; own.matches("a")`)).toEqual([]);
  expect(ownNames(`${like} const other: Like = page.root; own.matches("a")`)).toEqual([]);
});

it('leaves what is expected of the scripts of a page', () => {
  const provider = 'interface Provider { reset(): void } const own = { reset() {} }; own.reset();';
  expect(ownNames(provider)).toEqual(['reset']);
  expect(ownNames(`${provider} type Page = Window & { provider?: Provider }`)).toEqual([]);
  expect(ownNames(`export {}; ${provider} declare global { interface Window { provider?: Provider } }`)).toEqual([]);
});
