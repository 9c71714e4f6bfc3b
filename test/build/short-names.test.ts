import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { numberNames, ownNames, renamableNames } from '../../scripts/build/short-names.mjs';

const own = (code: string, ...shared: string[]) => ownNames(parseAst(code), new Set(shared));

describe('the properties that the build may rename', () => {
  it('are written and read by the bundle itself', () => {
    expect(own('const a = { inside: 1, sent: 2 }; a.inside + a.received')).toEqual(['inside']);
    expect(own('class A { inside = 1 } const { inside } = new A()')).toEqual(['inside']);
    expect(own('const a = {}; a.inside = 1; a?.inside; a.sent = 2')).toEqual(['inside']);
  });

  it('are never named by a string, which may be a path to them', () => {
    expect(own("const a = { price: 1, name: 2 }; a.price + a.name; read(a, 'item.price')")).toEqual(['name']);
    expect(own('const a = { price: 1 }; a.price; read(a, `${item}.price`)')).toEqual([]);
  });

  it('are never values of a sentence', () => {
    expect(own("const a = { fields: 1, name: 2 }; a.fields + a.name; text('Please enter again: {fields}.', { fields: list })")).toEqual([
      'name',
    ]);
  });

  it('may be called like an attribute, or the class of an element', () => {
    expect(own("const a = { current: 1, entry: 2 }; a.current + a.entry; createVNode('div.entry', { 'aria-current': 'step' })")).toEqual([
      'current',
      'entry',
    ]);
  });

  it('are never computed', () => {
    expect(own('const a = { [key]: 1 }; a[key]')).toEqual([]);
  });

  it('are no names that others know, in whatever case', () => {
    expect(own('const a = { onClick: 1, inside: 2 }; a.onClick + a.inside', 'onclick')).toEqual(['inside']);
  });
});

it('renames what libraries call private, but not what one of them stores or Matomo knows', () => {
  const program = parseAst(
    'const a = { everWritten: 1, _often: 2, e: 3, _persist: 4 }; a._often + a.everWritten + a._persist; window._paq.push(a);',
  );
  expect(renamableNames(program)).toEqual(['everWritten', '_often']);
});

it('gives them numbers wherever they stand, and leaves the others', () => {
  const code = 'const inside = 1, a = { inside, sent: 2 }; const { inside: b } = a; a.inside + a.push';
  expect(numberNames(code, parseAst(code)).toString()).toBe(
    'const inside = 1, a = { $$0:inside, sent: 2 }; const { $$0: b } = a; a.$$0 + a.push',
  );
});
