import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Rooms that only orders need (decision 0030). */
const roomsOfOrders = /^src\/(commerce|products|quote|state\/orders|shell\/order|form\/groups\/(address|card|optional|party))\//;

/** Pages may register families before the full script has come. */
const allowed = ['src/commerce/families/registered-families.ts'];

/** Files that only orders need in rooms that plain forms share. */
const filesOfOrders = [
  'src/order-forms.ts',
  'src/forms/paid-order.ts',
  'src/kit/order-kit.ts',
  'src/services/create-order-services.ts',
  'src/submission/full-order.ts',
  'src/submission/order-parts.ts',
];

/** Whether an import or export names a module that is there when the script runs. */
function isValue(statement: ts.Statement): statement is ts.ImportDeclaration | ts.ExportDeclaration {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const { importClause } = statement;
  if (!importClause) return true;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const { name, namedBindings } = importClause;
  return (
    name !== undefined ||
    !namedBindings ||
    ts.isNamespaceImport(namedBindings) ||
    namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly)
  );
}

/** The files of ours that a file imports. */
function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.filter(isValue).flatMap(({ moduleSpecifier }) => {
    const name = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (!name.startsWith('.')) return [];
    const path = join(dirname(file), name);
    return [`${path}.ts`, `${path}.tsx`].filter((found) => existsSync(found));
  });
}

/** All files of ours that a script is made of. */
function filesOf(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return [...files];
}

describe('the light script', () => {
  const files = filesOf('forms-entry.ts');

  it('is made of what plain forms share', () => {
    expect(files).toContain('src/shell/boot/start-form.tsx');
    expect(files).toContain('src/state/submission/send-form.ts');
  });

  it('holds no order engine', () => {
    expect(files.filter((file) => roomsOfOrders.test(file) && !allowed.includes(file))).toEqual([]);
    expect(files.filter((file) => filesOfOrders.includes(file))).toEqual([]);
  });

  it('differs from the full one by the order engine', () => {
    const full = filesOf('widget-entry.ts');
    expect(filesOfOrders.filter((file) => !full.includes(file))).toEqual([]);
    expect(full.filter((file) => roomsOfOrders.test(file)).length).toBeGreaterThan(100);
  });
});
