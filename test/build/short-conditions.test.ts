import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { shortenConditions } from '../../scripts/build/short-conditions.mjs';

/** What the compiler takes for the language's own types, and what the sources below use. */
const declarations = `
  interface Object {} interface Function {} interface CallableFunction {} interface NewableFunction {} interface IArguments {} interface RegExp {}
  interface Boolean { valueOf(): boolean } interface Number { toFixed(): string } interface String { length: number }
  interface ReadonlyArray<T> { length: number; filter(test: (one: T) => unknown): T[]; find(test: (one: T) => unknown): T; map(of: (one: T) => unknown): T[] }
  interface Array<T> extends ReadonlyArray<T> {}
  interface Item { id: string }
  declare const item: Item | undefined, gone: Item | null, either: Item | undefined | null, anything: any, unknown: unknown, whatever: {} | undefined;
  declare const name: string, kind: 'a' | '', maybe: string | undefined, count: number | undefined, sized: { length: number } | undefined;
  declare const list: readonly string[], pair: [string] | [], lists: readonly string[] | undefined, all: Item[];
`;

/** A source as the build compiles it. */
function compiled(source: string): string {
  const files: Record<string, string> = { '/main.ts': source, '/declarations.d.ts': declarations };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (file, version) => (files[file] === undefined ? undefined : ts.createSourceFile(file, files[file], version, true)),
    fileExists: (file) => file in files,
    readFile: (file) => files[file],
  };
  const program = ts.createProgram(Object.keys(files), { noLib: true, strict: true, target: ts.ScriptTarget.ES2022, types: [] }, host);
  let written = '';
  program.emit(program.getSourceFile('/main.ts'), (_, text) => (written = text), undefined, false, {
    before: [shortenConditions(program)],
  });
  return written.replace('"use strict";', '').trim().replace(/\s+/g, ' ').replace(/;$/, '');
}

describe('a comparison in the bundle', () => {
  it.each([
    ['item === undefined ? 1 : 2', '!item ? 1 : 2'],
    ['gone !== null ? 1 : 2', 'gone ? 1 : 2'],
    ["if (name !== '' && list.length > 0) name", 'if (name && list.length) name'],
    ["!(kind === '' || pair.length === 0)", '!(!kind || !pair.length)'],
    ['all.filter((one) => one.id !== "")', 'all.filter((one) => one.id)'],
    ['all.find(({ id }) => id.length !== 0)', 'all.find(({ id }) => id.length)'],
  ])('is what counts as true or false, where nobody sees more of it: %s', (source, short) => {
    expect(compiled(source)).toBe(short);
  });

  it.each([
    ["const a = name !== ''", 'const a = !!name'],
    ['list.length > 0 && item', '!!list.length && item'],
    ['all.map((one) => one.id !== "")', 'all.map((one) => !!one.id)'],
    ['const a = (item ?? gone) === null', 'const a = !(item ?? gone)'],
    ["const a = (name + kind) === ''", 'const a = !(name + kind)'],
  ])('is true or false, where its value is seen: %s', (source, short) => {
    expect(compiled(source)).toBe(short);
  });

  it.each([
    'either === undefined',
    'either !== null',
    'anything === undefined',
    "anything === ''",
    'unknown === undefined',
    'whatever === undefined',
    'sized !== undefined',
    'maybe === undefined',
    'maybe === ""',
    'count === undefined',
    'list.length > 1',
    'lists?.length === 0',
    "name === 'a'",
  ])('stays where another value might count as false, too: %s', (source) => {
    expect(compiled(source)).toBe(source);
  });
});
