import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow, inProject } from '../../../scripts/project-files.mjs';
import { orderSentences } from '../../../src/kernel/text/order-sentences';
import { plainFormList } from '../../../src/forms/plain-form-list';

const modulesOfOrders = readFileSync(inProject('src/forms/module-list.ts'), 'utf8');

/** Where plain forms get what they show; the modules of orders alone are left out. */
const rooms = ['src/modules/account', 'src/modules/affiliate', 'src/modules/contact', 'src/modules/job', 'src/modules/security', 'src/ui'];

it('plain forms name no sentence of orders, which the light script lacks (HOST-09)', () => {
  const code = filesBelow(rooms)
    .filter((path) => /\.tsx?$/.test(path) && !modulesOfOrders.includes(path.replace(/^src|\.tsx?$/g, '')))
    .map((path) => readFileSync(inProject(path), 'utf8'))
    .concat(JSON.stringify(plainFormList).replaceAll('"', "'"))
    .join('\n');
  const named = [...code.matchAll(/'([\w.]+)'/g)].map(([, key]) => key!);
  expect(named).toContain('confirmation.message');
  expect(named.filter((key) => Object.hasOwn(orderSentences, key))).toEqual([]);
});
