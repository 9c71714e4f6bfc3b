import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withDefaults } from '../../src/core/page-config/defaults';
import { postFields } from '../../src/core/submission/post-fields';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';

const page = readFileSync('docs/host-server.md', 'utf8');
const documented = new Set([...page.matchAll(/`([\w[\].]+)`/g)].map(([, name]) => name!));
const order = JSON.parse(readFileSync('fixtures/orders/wyoming-llc/payload.json', 'utf8')) as { companies: object[] };
const forms = Object.entries<FormDefinition>(formList);

describe('docs/host-server.md', () => {
  it.each(forms)('names the action of %s, every field of its post, and the form itself (SUBM-10, SUBM-54)', (formType, form) => {
    expect(page).toContain(`### \`${form.action}\``);
    const fields = postFields(withDefaults({ formType: formType as keyof typeof formList }), form, {}, { idempotencyKey: '', captchaResponse: '' });
    expect([...documented]).toEqual(expect.arrayContaining(['action', formType, ...Object.keys(fields)]));
  });

  it('describes no other action', () => {
    const described = [...page.matchAll(/^### `(.*)`$/gm)].map(([, action]) => action!);
    expect(described.sort()).toEqual([...new Set(forms.map(([, { action }]) => action as string))].sort());
  });

  it('names every key of an order (SUBM-12)', () => {
    expect([...documented]).toEqual(expect.arrayContaining([...Object.keys(order), 'client_ip', 'nyop', ...Object.keys(order.companies[0]!)]));
  });
});
