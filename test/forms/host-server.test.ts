import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { postFields } from '../../src/submission/post-fields';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { contract } from '../contract/contract';

const page = readFileSync('docs/reference/host-server.md', 'utf8');
const documented = new Set([...page.matchAll(/`([\w[\].]+)`/g)].map(([, name]) => name!));
const forms = Object.entries<FormDefinition>(formList);

/** The rows of the table of actions, by action. */
const rowsOf = (action: string) => page.split('\n').filter((line) => line.startsWith(`| \`${action}\` |`));

describe('docs/reference/host-server.md', () => {
  it.each(forms)('names the action of %s, every field of its post, and the form itself (SUBM-10, SUBM-54)', (formType, form) => {
    expect(rowsOf(form.action).join()).toContain(`\`${formType}\``);
    const fields = postFields(
      withDefaults({ formType: formType as keyof typeof formList }),
      form,
      {},
      { idempotencyKey: '', captchaResponse: '' },
    );
    expect([...documented]).toEqual(expect.arrayContaining(['action', ...Object.keys(fields)]));
  });

  it('names every call of openapi.json, no other action, and no schema that is not there', () => {
    const calls = [...Object.keys(contract.webhooks), ...Object.keys(contract.paths).map((path) => path.slice(1).replace(/\{.*/, ''))];
    expect(calls.filter((call) => !page.includes(`\`${call}`))).toEqual([]);
    const actions = [...documented].filter((name) => /^(process|get|verify|validate)_/.test(name));
    expect(actions.filter((name) => !contract.webhooks[name])).toEqual([]);
    const schemas = [...page.matchAll(/(?<!\*)\*(\w+)\*(?!\*)/g)].map(([, name]) => name!);
    expect(schemas.filter((name) => !contract.components.schemas[name])).toEqual([]);
    expect(schemas.length).toBeGreaterThan(20);
  });
});
