import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { registeredForms } from '../../src/forms/registered-forms';
import { registeredModules } from '../../src/form/modules/registered-modules';
import { registeredFamilies } from '../../src/commerce/families/registered-families';
import { roleOfType, traitsOfRole } from '../../src/kernel/reference/product-roles';
import { createText } from '../../src/kernel/text/format-message';
import { addedTranslation, localeOf } from '../../src/kernel/text/locale';
import { checkValue } from '../../src/kernel/validation/run-rules';
import { messageOf } from '../../src/kernel/validation/message-of';
import { face } from '../../src/kit/face';
import { mount } from '../../src/shell/boot/mount-widget';
import { planForm } from '../../src/shell/boot/planned-form';
import { readConfig } from '../../src/shell/boot/raw-config';

const { register, kit, defineForm, defineModule, defineFamily, defineRule, defineLanguage } = face;

const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const saidOnce = (spy: ReturnType<typeof errors>) => spy.mock.calls.map(([sentence]) => String(sentence)).join('\n');

afterEach(() => vi.restoreAllMocks());

const message = { en: '{field} should end in a zero' };
const round = defineRule({ check: (value) => String(value).endsWith('0'), message: { ...message, fr: '{field} doit finir par un zéro' } });

const gate = defineModule({
  fields: [{ path: 'gate.code', label: 'gate.code', rules: 'required|endsInZero' }],
  view: () => kit.createElement(kit.TextField, { path: 'gate.code' }),
  texts: { en: { 'gate.code': 'Gate code', 'gate.title': 'Gate' }, fr: { 'gate.code': 'Code du portail' } },
});

const gateForm = defineForm({
  kind: 'plain',
  action: 'process_gate',
  steps: [{ key: 'gate', title: 'gate.title', sections: [{ title: 'gate.title', modules: [{ id: 'Gate' }] }] }],
});

const everything = {
  rules: { endsInZero: round },
  modules: { Gate: gate },
  forms: { GateForm: gateForm },
  families: [
    defineFamily({ name: 'gates', roles: { gateKey2: { isFiling: true, data: 'gateKey' } }, data: { gateKey: () => ({ cut: true }) } }),
  ],
  languages: { fr: defineLanguage({ sentences: { 'button.sendMessage': 'Envoyer' } }) },
};

it('shows a form anew that has waited for its form type (REG-03)', async () => {
  errors();
  document.body.innerHTML = '<div id="root"></div>';
  const form = mount('#root', { formType: 'GateForm' });
  expect(screen.queryByLabelText(/Gate code/)).toBeNull();
  register(everything);
  await userEvent.type(await screen.findByLabelText(/Gate code/), '7');
  await userEvent.tab();
  await waitFor(() => expect(document.body.textContent).toContain('Gate code should end in a zero'));
  form.setLocale('fr');
  await screen.findByLabelText(/Code du portail/);
  expect(document.body.textContent).toContain('Code du portail doit finir par un zéro');
  form.unmount();
});

it('sends each answer of a form without a payload of its own under its path (REG-06)', () => {
  register(everything);
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const { config } = readConfig({ formType: 'GateForm', locale: 'fr' }, log);
  const planned = planForm(config!, log)!;
  const facts = { values: { gate: { code: ' 20 ', other: 'not asked' } }, config } as never;
  expect(planned.definition.payload({ facts } as never)).toEqual({ data: { gate: { code: '20' } }, files: {} });
  expect(log.error).not.toHaveBeenCalled();
});

it('knows rules, roles and languages that a page has registered (REG-05)', () => {
  register(everything);
  const failure = checkValue('21', 'required|endsInZero', { values: {} });
  const french = createText({}, localeOf('fr-CA', addedTranslation('fr')));
  expect(messageOf(failure!, 'Code', french)).toBe('Code doit finir par un zéro');
  expect(french('button.sendMessage')).toBe('Envoyer');
  expect(french('button.continue' as never)).toBe(createText()('button.continue' as never));
  expect(roleOfType('gate_key_2')).toBe('gateKey2');
  expect(traitsOfRole('gateKey2').isFiling).toBe(true);
});

it.each([
  ['an unknown rule', { modules: { Wrong: defineModule({ fields: [{ path: 'a.b', label: 'A', rules: 'nosuchrule' }] }) } }, 'is no rule'],
  ['a path to a prototype', { modules: { Wrong: defineModule({ fields: [{ path: 'a.__proto__.b', label: 'A' }] }) } }, '__proto__'],
  ['the name of a prototype', { rules: JSON.parse('{"__proto__": {}}') as {} }, 'cannot have the name "__proto__"'],
  ['a wrong shape', { rules: { wrong: { check: true, message } as never } }, 'needs a function "check"'],
  ['a form without steps', { forms: { Wrong: { kind: 'plain', action: 'process_wrong' } as never } }, 'needs "steps"'],
  ['an unknown part', { widgets: {} } as never, 'knows no "widgets"'],
  ['nothing', undefined as never, 'needs an object'],
  ['a name that is built in', { rules: { email: round } }, 'is built in'],
  ['a form type that is built in', { forms: { ContactForm: gateForm } }, 'is built in'],
  ['a module that is built in', { modules: { Message: gate } }, 'is built in'],
  ['a language that is built in', { languages: { es: defineLanguage({ sentences: {} }) } }, 'is built in'],
  ['a family that is built in', { families: [defineFamily({ name: 'domains' })] }, 'is built in'],
  ['a role that is sold already', { families: [defineFamily({ name: 'mine', roles: { seal: {} } })] }, 'is sold already'],
  ['data that nothing makes', { families: [defineFamily({ name: 'mine', roles: { mineOnly: { data: 'mine' } } })] }, 'does not make'],
  [
    'a sentence of the product',
    { modules: { Fine: defineModule({ texts: { en: { 'button.sendMessage': 'Go' } } }) } },
    'one of the product',
  ],
])('says on the console what is wrong, and leaves it out: %s (REG-02, REG-04)', (_case, added, said) => {
  const spy = errors();
  const before = [registeredForms.all(), registeredFamilies().length];
  register(added);
  expect(saidOnce(spy)).toContain(said);
  expect(registeredModules.get('Wrong')).toBeUndefined();
  expect([registeredForms.all(), registeredFamilies().length]).toEqual(before);
});

it('replaces what is built in where it is named (REG-02)', () => {
  const spy = errors();
  const [contact, modules] = [registeredForms.get('ContactForm')!, registeredModules.all()];
  register({ ...everything, forms: { ContactForm: gateForm }, replaces: ['ContactForm'] });
  expect(spy).not.toHaveBeenCalled();
  expect(registeredForms.get('ContactForm')!.action).toBe('process_gate');
  registeredForms.add({ ContactForm: contact });
  registeredModules.add(modules);
});
