import { formList } from '../../src/forms/form-list';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { FormValues } from '../../src/kernel/answers/form-values';
import type { FieldDeclaration, FormPlan } from '../../src/kernel/plan/form-plan';
import type { Flags } from '../../src/kernel/validation/flags';
import type { Mode } from '../../src/kernel/validation/modes';
import { createFormHandle } from '../../src/form/form-handle';
import { madeUp } from '../../gallery/made-up-path';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  return () => vi.unstubAllGlobals();
});

const field = (path: string, mode?: Mode): FieldDeclaration => ({
  path: madeUp(path),
  label: 'company.name',
  rules: 'required|length:3',
  ...(mode && { mode }),
});

const fields = [
  field('plain'),
  field('aggressive', 'aggressive'),
  field('eager', 'eager'),
  field('lazy', 'lazy'),
  field('passive', 'passive'),
  field('llc.members[].first_name', 'lazy'),
];
const plan: FormPlan = {
  formType: 'FormABusinessForm',
  stepMode: true,
  steps: [
    {
      key: 'one',
      title: 'One',
      sections: [
        { title: '', text: '', modules: [{ id: 'Some', params: {}, fields, lists: [{ path: 'llc.members', entryName: 'llc.member' }] }] },
      ],
    },
  ],
};
const around = {
  config: withDefaults({ formType: 'FormABusinessForm' }),
  form: formList.FormABusinessForm,
  catalogue: emptyCatalogue,
  domains: [],
  offer: nothingOffered,
  today: '2030-01-15',
};

function formOf(given: FormValues = {}) {
  const empty = { plain: '', aggressive: '', eager: '', lazy: '', passive: '', llc: { members: [{ first_name: '' }, { first_name: '' }] } };
  const form = createFormHandle({
    plan,
    initialValues: { ...empty, ...given },
    factsWith: (values) => ({ ...around, values }),
    mirror: () => {},
  });
  return { form, ruleOf: (path: string) => form.failureOf(path)?.rule ?? '' };
}

describe('a message, once it was earned,', () => {
  it.each(['plain', 'aggressive'])('follows every key in the default mode: %s (VALID-09)', (path) => {
    const { form, ruleOf } = formOf();
    form.type(madeUp(path), 'P');
    expect(ruleOf(path)).toBe('');
    form.blur(path);
    expect(ruleOf(path)).toBe('length');
    form.type(madeUp(path), '');
    expect(ruleOf(path)).toBe('required');
    form.type(madeUp(path), 'Pine');
    expect(ruleOf(path)).toBe('');
    form.type(madeUp(path), 'Pi');
    expect(ruleOf(path)).toBe('length');
  });

  it('follows every key while it shows in eager mode, and waits for the field to be left once it is gone (VALID-10)', () => {
    const { form, ruleOf } = formOf();
    form.type(madeUp('eager'), 'P');
    form.blur('eager');
    expect(ruleOf('eager')).toBe('length');
    form.type(madeUp('eager'), '');
    expect(ruleOf('eager')).toBe('required');
    form.type(madeUp('eager'), 'Pine');
    expect(ruleOf('eager')).toBe('');
    form.type(madeUp('eager'), 'Pi');
    expect(ruleOf('eager')).toBe('');
    form.blur('eager');
    expect(ruleOf('eager')).toBe('length');
  });

  it('waits for the field to be left in lazy mode, and for no pick (VALID-11)', () => {
    const { form, ruleOf } = formOf();
    form.type(madeUp('lazy'), 'P');
    form.blur('lazy');
    expect(ruleOf('lazy')).toBe('length');
    form.type(madeUp('lazy'), 'Pine');
    expect(ruleOf('lazy')).toBe('length');
    form.blur('lazy');
    expect(ruleOf('lazy')).toBe('');
    form.change({ [madeUp('lazy')]: '' });
    expect(ruleOf('lazy')).toBe('required');
  });

  it('comes and goes by a validated step alone in passive mode (VALID-12)', () => {
    const { form, ruleOf } = formOf();
    form.type(madeUp('passive'), 'P');
    form.blur('passive');
    form.change({ [madeUp('passive')]: '' });
    expect(ruleOf('passive')).toBe('');
    expect(form.validateSteps([0])).toContain('passive');
    expect(ruleOf('passive')).toBe('required');
    form.type(madeUp('passive'), 'Pine');
    form.blur('passive');
    expect(ruleOf('passive')).toBe('required');
    expect(form.validateSteps([0])).not.toContain('passive');
    expect(ruleOf('passive')).toBe('');
    form.type(madeUp('passive'), 'P');
    form.blur('passive');
    expect(ruleOf('passive')).toBe('');
    expect(form.validateField('passive')).toMatchObject({ rule: 'length' });
  });

  it('moves up with its entry in every mode', () => {
    const { form, ruleOf } = formOf();
    form.type('llc.members.1.first_name', 'P');
    form.blur('llc.members.1.first_name');
    form.removeEntry('llc.members', 0);
    expect(ruleOf('llc.members.0.first_name')).toBe('length');
    expect(ruleOf('llc.members.1.first_name')).toBe('');
  });

  it('counts as shown only while the last validation had something to say', () => {
    const { form } = formOf();
    form.validateSteps([0]);
    expect(['plain', 'lazy'].map(form.isErrorShown)).toEqual([true, true]);
    form.change({ [madeUp('lazy')]: 'Pine' });
    expect(form.isErrorShown('lazy')).toBe(false);
  });
});

describe('the flags of a field', () => {
  const raised = (flags: Flags) => Object.keys(flags).filter((flag) => flags[flag as keyof Flags]);

  it('follow what the visitor does (VALID-13)', () => {
    const { form } = formOf();
    const flags = () => raised(form.flags('plain'));
    expect(flags()).toEqual(['untouched', 'pristine', 'invalid', 'required']);
    form.type(madeUp('plain'), 'P');
    expect(flags()).toEqual(['untouched', 'dirty', 'changed', 'invalid', 'validated', 'failed', 'required']);
    form.type(madeUp('plain'), 'Pine');
    expect(flags()).toEqual(['untouched', 'dirty', 'changed', 'valid', 'validated', 'passed', 'required']);
    form.blur('plain');
    expect(flags()).toEqual(['touched', 'dirty', 'changed', 'valid', 'validated', 'passed', 'required']);
    form.type(madeUp('plain'), '');
    expect(flags()).toEqual(['touched', 'dirty', 'invalid', 'validated', 'failed', 'required']);
  });

  it('say passed or failed only by a validation that the mode allows (VALID-12, VALID-13)', () => {
    const { form } = formOf({ lazy: 'Pine' });
    const verdict = (path: string) =>
      raised(form.flags(path))
        .filter((flag) => ['passed', 'failed'].includes(flag))
        .join();
    form.type(madeUp('passive'), 'P');
    form.blur('passive');
    form.type(madeUp('lazy'), 'Pi');
    expect(['passive', 'lazy'].map(verdict)).toEqual(['', '']);
    form.blur('lazy');
    expect(['passive', 'lazy'].map(verdict)).toEqual(['', 'failed']);
    form.type(madeUp('lazy'), 'Pine');
    expect(verdict('lazy')).toBe('failed');
    form.validateSteps([0]);
    expect(['plain', 'passive', 'lazy'].map(verdict)).toEqual(['failed', 'failed', 'passed']);
  });

  it('say that an answer is awaited, and who listens hears of it (VALID-13)', () => {
    const { form } = formOf();
    const heard = vi.fn(() => {});
    form.subscribe(heard);
    form.setPending('plain', true);
    expect(form.flags('plain').pending).toBe(true);
    expect(form.isPending('plain')).toBe(true);
    form.setPending('plain', false);
    expect(form.flags('plain').pending).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are those of a declared field alone', () => {
    expect(() => formOf().form.flags('plane')).toThrow('plane');
  });
});
