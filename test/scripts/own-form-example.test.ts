import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow, inProject } from '../../scripts/project-files.mjs';

const example = readFileSync(inProject('examples/own-form/own-form.js'), 'utf8');

it('no file of src names what the example adds (REG-01)', () => {
  const own = /PermitRequestForm|PermitPlate|permitKit|permitNumber/;
  expect(own.test(example)).toBe(true);
  expect(filesBelow(['src']).filter((file) => own.test(readFileSync(inProject(file), 'utf8')))).toEqual([]);
});

it('the example reaches the product by its public entry alone (REG-01)', () => {
  const files = filesBelow(['examples']);
  expect(files).toContain('examples/own-form/own-form.js');
  for (const file of files) {
    const text = readFileSync(inProject(file), 'utf8');
    const imported = [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name!);
    expect(
      imported.filter((name) => !/^charterform(\/quote|\/html)?$/.test(name)),
      file,
    ).toEqual([]);
  }
  // What it takes of the page is what the entry of the script and that of the package export.
  const [, taken = ''] = /const \{ ([^}]+) \} = window\.Charterform;/.exec(example) ?? [];
  const names = taken.split(',').map((name) => name.trim());
  expect(names).toContain('register');
  for (const entry of ['widget-entry.ts', 'module-entry.ts']) {
    const exported = readFileSync(inProject(entry), 'utf8');
    expect(
      names.filter((name) => !new RegExp(`^export const [^=]*\\b${name}\\b`, 'm').test(exported)),
      entry,
    ).toEqual([]);
  }
});
