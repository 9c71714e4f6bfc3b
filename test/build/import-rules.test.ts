import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A small project whose every import is named by the rule it breaks, or by none. */
const project: Record<string, string> = {
  'src/kernel/text/en.ts': `export const text = '';`,
  'src/kernel/util/backward.ts': `import '../text/en';`,
  'src/kernel/roomless.ts': `import './text/en';`,
  'src/kernel/util/a.ts': `import type { B } from './b'; export type A = B;`,
  'src/kernel/util/b.ts': `import type { A } from './a'; export type B = A | string;`,
  'src/kernel/facts/upward.ts': `import '../../commerce/cart/item';`,
  'src/commerce/cart/item.ts': `import { text } from '../../kernel/text/en'; import { string } from 'yup'; export const item = [text, string];`,
  'src/commerce/cart/impure.ts': `import 'react'; import '../../services/client'; import '../../shell/boot/start'; import '../../products/mail/plan';`,
  'src/commerce/items/backward.ts': `import '../cart/item';`,
  'src/products/mail/plan.ts': `import { item } from '../../commerce/cart/item'; export const plan = item;`,
  'src/products/mail/view.tsx': `import type { Client } from '../../services/client'; import { field } from '../../form/field'; export const view: Client = field;`,
  'src/products/phone/neighbour.ts': `import '../mail/plan';`,
  'src/products/phone/eager.ts': `import '../../services/client'; import '../../modules/list';`,
  'src/services/client.ts': `import { item } from '../commerce/cart/item'; export const client = item; export type Client = string;`,
  'src/services/stateful.ts': `import '../state/store'; import '@reduxjs/toolkit';`,
  'src/state/store.ts': `import type { Client } from '../services/client'; import '@reduxjs/toolkit'; export type Store = Client;`,
  'src/state/eager.ts': `import { client } from '../services/client'; import 'react'; export const eager = client;`,
  'src/ui/input.tsx': `import { text } from '../kernel/text/en'; import { useState } from 'react'; export const input = [text, useState];`,
  'src/ui/business.tsx': `import '../commerce/cart/item'; import '../state/store'; import 'formik';`,
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
  'src/shell/boot/start.ts': `import '../../forms/contact.form'; import '../../modules/list'; import '../steps/steps';`,
  'src/shell/boot/direct.ts': `import 'preact'; import './missing';`,
  'src/shell/steps/steps.ts': `import '../../services/client'; export const steps = '';`,
  'src/shell/steps/backward.ts': `import '../boot/start';`,
  'src/shell/boot/heavy.ts': `import '../../toolbox/handle';`,
  'src/shell/boot/typed.ts': `import type { Handle } from '../../toolbox/handle'; export type { Handle };`,
  'src/shell/roomless.ts': `import './steps/steps';`,
  'src/toolbox/handle.ts': `export interface Handle { place: string }`,
  'src/tokenizer/answer.ts': `import '../services/client'; import 'jsonp';`,
  'src/payment/post.ts': `import '../services/client'; import 'jsonp';`,
  'src/toolbox/panel.ts': `import '../shell/boot/start'; import '../modules/list';`,
  'widget-entry.ts': `import './src/shell/boot/start';`,
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
    ['src/kernel/util/backward.ts', ['kernel-util-imports']],
    ['src/kernel/roomless.ts', ['kernel-has-known-rooms']],
    ['src/kernel/facts/upward.ts', ['kernel-imports']],
    ['src/commerce/cart/impure.ts', ['commerce-imports', 'commerce-packages', 'only-the-entry-imports-shell']],
    ['src/commerce/items/backward.ts', ['commerce-items-imports']],
    ['src/products/phone/neighbour.ts', ['families-stand-alone']],
    ['src/products/phone/eager.ts', ['products-imports', 'products-know-services-by-type']],
    ['src/services/stateful.ts', ['services-imports', 'services-packages']],
    ['src/state/eager.ts', ['state-knows-services-by-type', 'state-packages']],
    ['src/ui/business.tsx', ['ui-imports', 'ui-packages']],
    ['src/form/upward.tsx', ['form-imports', 'form-knows-services-by-type']],
    ['src/modules/company/state.tsx', ['modules-imports', 'modules-stand-alone']],
    ['src/modules/company/stated.tsx', ['modules-stand-alone']],
    ['src/modules/company/terms/index.ts', ['modules-stand-alone']],
    ['src/forms/eager.form.ts', ['forms-know-modules-by-type', 'forms-packages']],
    ['src/shell/boot/direct.ts', ['no-unknown-file', 'react-by-its-own-name']],
    ['src/shell/boot/heavy.ts', ['other-scripts-known-by-type']],
    ['src/shell/steps/backward.ts', ['shell-steps-imports']],
    ['src/shell/roomless.ts', ['shell-has-known-rooms']],
    ['src/payment/post.ts', ['payment-imports', 'payment-packages']],
    ['src/toolbox/panel.ts', ['only-the-entry-imports-shell', 'toolbox-imports']],
  ])('refuse what %s imports', (file, rules) => {
    const broken = violations.filter((violation) => violation.from === file).map(({ rule }) => rule.name);
    expect([...new Set(broken)].sort()).toEqual(rules);
  });

  it('refuse a cycle, also one of types alone', () => {
    const inCycle = violations.filter(({ rule }) => rule.name === 'no-cycles').map(({ from }) => from);
    expect(inCycle).toContain('src/kernel/util/a.ts');
  });

  it('let pass all that the table of layers allows', () => {
    const clean = [
      'src/commerce/cart/item.ts',
      'src/products/mail/plan.ts',
      'src/products/mail/view.tsx',
      'src/services/client.ts',
      'src/tokenizer/answer.ts',
      'src/state/store.ts',
      'src/ui/input.tsx',
      'src/form/field.tsx',
      'src/modules/list.ts',
      'src/modules/company/name.tsx',
      'src/modules/company/speed/index.ts',
      'src/forms/contact.form.ts',
      'src/shell/boot/start.ts',
      'src/shell/boot/typed.ts',
      'widget-entry.ts',
    ];
    const files = new Set(violations.filter(({ rule }) => rule.name !== 'no-cycles').map(({ from }) => from));
    expect(clean.filter((file) => files.has(file))).toEqual([]);
  });
});
