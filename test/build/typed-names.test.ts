import ts from 'typescript';
import { expect, it } from 'vitest';
import { typedNamesOf } from '../../scripts/build/typed-names.mjs';

/** What the compiler takes for the browser's types. */
const browser = `
  interface Element { rules: string; prefix: string; matches(selector: string): boolean }
  interface Options { once?: boolean }
  interface Window { listen(options: Options): void; root: Element }
  declare const page: Window;
  declare namespace JSX { interface IntrinsicElements { div: { view?: string; frame?: string } } }
`;

function typedNames(source: string) {
  const files: Record<string, string> = { '/browser.d.ts': browser, '/main.tsx': source };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name, version) => (files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], version, true)),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
  };
  return typedNamesOf(ts.createProgram(Object.keys(files), { noLib: true, jsx: ts.JsxEmit.Preserve, strict: true, types: [] }, host));
}

it('finds the names of properties that are only of objects of the sources', () => {
  expect(typedNames('interface Field { rules: string } const field: Field = { rules: "a" }; field.rules')).toEqual(['rules']);
  expect(typedNames('const own = { prefix: 1 }; const { prefix } = own')).toEqual(['prefix']);
});

it('leaves a name that is read of an object of the browser anywhere', () => {
  expect(typedNames('const field = { rules: "a" }; page.root.rules')).toEqual([]);
  expect(typedNames('const field = { rules: "a" }; const { rules } = page.root')).toEqual([]);
});

it('leaves what is handed to the browser, under whatever type', () => {
  expect(typedNames('page.listen({ once: true })')).toEqual([]);
  expect(typedNames('interface Own { once: boolean } const own: Own = { once: true }; page.listen(own)')).not.toContain('once');
  expect(typedNames('const shown = <div view="a" />; const other = { view: 1 }')).toEqual([]);
  expect(typedNames('const given = { frame: "a", label: "b" }; const shown = <div {...given} />')).toEqual([]);
});

it('leaves a name that the browser is given in another case', () => {
  expect(typedNames('const declared = { onclick: "a" }; const shown = <div onClick={declared.onclick} />')).toEqual([]);
});

it('leaves what the browser hands over, under whatever type', () => {
  const like = 'interface Like { matches(selector: string): boolean } const own: Like = { matches: () => true };';
  expect(typedNames(`${like} own.matches("a")`)).toEqual(['matches']);
  expect(typedNames(`${like} const other = page.root as Like; own.matches("a")`)).toEqual([]);
  expect(typedNames(`${like} const other: Like = page.root; own.matches("a")`)).toEqual([]);
});

it('leaves what is expected of the scripts of a page', () => {
  const provider = 'interface Provider { reset(): void } const own = { reset() {} }; own.reset();';
  expect(typedNames(provider)).toEqual(['reset']);
  expect(typedNames(`${provider} type Page = Window & { provider?: Provider }`)).toEqual([]);
  expect(typedNames(`export {}; ${provider} declare global { interface Window { provider?: Provider } }`)).toEqual([]);
});
