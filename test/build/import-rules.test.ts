import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A small project whose every import is named by the rule it breaks, or by none. */
const project: Record<string, string> = {
  'src/core/cart/item.ts': `import { text } from '../text/en'; import { string } from 'yup'; export const item = [text, string];`,
  'src/core/text/en.ts': `export const text = '';`,
  'src/core/cart/impure.ts': `import 'react'; import '../../services/client'; import '../../app/boot/start';`,
  'src/core/util/backward.ts': `import '../cart/item';`,
  'src/core/roomless.ts': `import './text/en';`,
  'src/services/client.ts': `import { item } from '../core/cart/item'; export const client = item; export type Client = string;`,
  'src/services/stateful.ts': `import '../state/store'; import '@reduxjs/toolkit';`,
  'src/state/store.ts': `import type { Client } from '../services/client'; import '@reduxjs/toolkit'; export type Store = Client;`,
  'src/state/eager.ts': `import { client } from '../services/client'; import 'react'; export const eager = client;`,
  'src/ui/input.tsx': `import { text } from '../core/text/en'; import { useState } from 'react'; export const input = [text, useState];`,
  'src/ui/business.tsx': `import '../core/cart/item'; import '../state/store'; import 'formik';`,
  'src/form/field.tsx': `import '../state/store'; import '../ui/input'; import 'formik'; export const field = '';`,
  'src/form/upward.tsx': `import '../modules/list'; import '../services/client';`,
  'src/modules/list.ts': `import { name } from './company/name'; import { speed } from './company/speed/index'; export const list = [name, speed]; export type ModuleId = 'name';`,
  'src/modules/define.ts': `export const define = '';`,
  'src/modules/company/name.tsx': `import { field } from '../../form/field'; import '../define'; export const name = field;`,
  'src/modules/company/speed/index.ts': `import '../../define'; export { speed } from './view';`,
  'src/modules/company/speed/view.tsx': `export const speed = '';`,
  'src/modules/company/state.tsx': `import './speed/view'; import '../../services/client';`,
  'src/modules/company/stated.tsx': `import './state';`,
  'src/modules/company/terms/index.ts': `import '../name';`,
  'src/forms/contact.form.ts': `import type { ModuleId } from '../modules/list'; export const contact: ModuleId = 'name';`,
  'src/forms/eager.form.ts': `import { list } from '../modules/list'; import 'react'; export const eager = list;`,
  'src/app/boot/start.ts': `import '../../forms/contact.form'; import '../../modules/list'; import '../steps/steps';`,
  'src/app/boot/direct.ts': `import 'preact'; import './missing';`,
  'src/app/steps/steps.ts': `import '../../services/client'; export const steps = '';`,
  'src/app/steps/backward.ts': `import '../boot/start';`,
  'src/app/boot/heavy.ts': `import '../../toolbox/handle';`,
  'src/app/boot/typed.ts': `import type { Handle } from '../../toolbox/handle'; export type { Handle };`,
  'src/app/roomless.ts': `import './steps/steps';`,
  'src/toolbox/handle.ts': `export interface Handle { place: string }`,
  'src/tokenizer/answer.ts': `import '../services/client'; import 'jsonp';`,
  'src/payment/post.ts': `import '../services/client'; import 'jsonp';`,
  'src/toolbox/panel.ts': `import '../app/boot/start'; import '../modules/list';`,
  'src/core/util/a.ts': `import type { B } from './b'; export type A = B;`,
  'src/core/util/b.ts': `import type { A } from './a'; export type B = A | string;`,
  'widget-entry.ts': `import './src/app/boot/start';`,
};

interface Violation {
  from: string;
  rule: { name: string };
}

let violations: Violation[];
const folder = mkdtempSync(join(tmpdir(), 'charterform-imports-'));

beforeAll(() => {
  for (const [file, code] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  for (const name of ['node_modules', 'package.json', 'tsconfig.json']) symlinkSync(resolve(name), join(folder, name));
  const depcruise = resolve('node_modules/.bin/depcruise');
  const options = ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', 'src', 'widget-entry.ts'];
  const report = execFileSync(depcruise, options, { cwd: folder, encoding: 'utf8' });
  violations = (JSON.parse(report) as { summary: { violations: Violation[] } }).summary.violations;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the import rules', () => {
  it.each([
    ['src/core/cart/impure.ts', ['core-imports', 'core-packages', 'only-the-entry-imports-app']],
    ['src/core/util/backward.ts', ['core-util-imports']],
    ['src/core/roomless.ts', ['core-has-known-rooms']],
    ['src/services/stateful.ts', ['services-imports', 'services-packages']],
    ['src/state/eager.ts', ['state-knows-services-by-type', 'state-packages']],
    ['src/ui/business.tsx', ['ui-imports', 'ui-packages']],
    ['src/form/upward.tsx', ['form-imports', 'form-knows-services-by-type']],
    ['src/modules/company/state.tsx', ['modules-imports', 'modules-stand-alone']],
    ['src/modules/company/stated.tsx', ['modules-stand-alone']],
    ['src/modules/company/terms/index.ts', ['modules-stand-alone']],
    ['src/forms/eager.form.ts', ['forms-know-modules-by-type', 'forms-packages']],
    ['src/app/boot/direct.ts', ['no-unknown-file', 'react-by-its-own-name']],
    ['src/app/boot/heavy.ts', ['other-scripts-known-by-type']],
    ['src/app/steps/backward.ts', ['app-steps-imports']],
    ['src/app/roomless.ts', ['app-has-known-rooms']],
    ['src/payment/post.ts', ['payment-imports', 'payment-packages']],
    ['src/toolbox/panel.ts', ['only-the-entry-imports-app', 'toolbox-imports']],
  ])('refuse what %s imports', (file, rules) => {
    const broken = violations.filter((violation) => violation.from === file).map(({ rule }) => rule.name);
    expect([...new Set(broken)].sort()).toEqual(rules);
  });

  it('refuse a cycle, also one of types alone', () => {
    const inCycle = violations.filter(({ rule }) => rule.name === 'no-cycles').map(({ from }) => from);
    expect(inCycle).toContain('src/core/util/a.ts');
  });

  it('let pass all that the table of layers allows', () => {
    const clean = [
      'src/core/cart/item.ts',
      'src/services/client.ts',
      'src/tokenizer/answer.ts',
      'src/state/store.ts',
      'src/ui/input.tsx',
      'src/form/field.tsx',
      'src/modules/list.ts',
      'src/modules/company/name.tsx',
      'src/modules/company/speed/index.ts',
      'src/forms/contact.form.ts',
      'src/app/boot/start.ts',
      'src/app/boot/typed.ts',
      'widget-entry.ts',
    ];
    const files = new Set(violations.filter(({ rule }) => rule.name !== 'no-cycles').map(({ from }) => from));
    expect(clean.filter((file) => files.has(file))).toEqual([]);
  });
});
