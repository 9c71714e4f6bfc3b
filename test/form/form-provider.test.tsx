import { formList } from '../../src/forms/form-list';
import { nothingOffered } from '../../src/core/facts/offer';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyCatalogue } from '../../src/core/facts/catalogue';
import type { FormValues } from '../../src/core/answers/form-values';
import { withDefaults } from '../../src/core/page-config/defaults';
import type { FormPlan } from '../../src/core/plan/form-plan';
import { createText } from '../../src/core/text/format-message';
import { TextField } from '../../src/form/fields/text-field';
import { createFormHandle } from '../../src/form/form-handle';
import { FormProvider, useForm } from '../../src/form/form-provider';
import { useFacts } from '../../src/form/use-field';

const formik = vi.hoisted(() => ({ values: {} as unknown, setValues: 0 }));

vi.mock('formik', async (actual) => {
  const real = await actual<typeof import('formik')>();
  return {
    ...real,
    useFormik: (options: Parameters<typeof real.useFormik>[0]) => {
      const bag = real.useFormik(options);
      formik.values = bag.values;
      return { ...bag, setValues: (...given: Parameters<typeof bag.setValues>) => (formik.setValues++, bag.setValues(...given)) };
    },
  };
});

const modules = [
  {
    id: 'Some',
    params: {},
    fields: [
      { path: 'name', label: 'company.name', rules: 'required' },
      { path: 'other', label: 'contact.subject' },
    ],
  },
] as const;
const plan: FormPlan = {
  formType: 'FormABusinessForm',
  stepMode: true,
  steps: [{ key: 'one', title: 'One', sections: [{ title: '', text: '', modules }] }],
};
const around = { config: withDefaults({ formType: 'FormABusinessForm' }), form: formList.FormABusinessForm, catalogue: emptyCatalogue, domains: [], offer: nothingOffered, today: '2030-01-15' };
const factsWith = (values: FormValues) => ({ ...around, values });

function renderFields(mirror: (values: FormValues) => void = () => {}) {
  const initial = { name: '', other: '' };
  const onSubmit = vi.fn(() => {});
  const renders = { facts: 0 };
  const form = createFormHandle({ plan, initial, factsWith, mirror });
  function Watcher() {
    useFacts('other');
    renders.facts++;
    return null;
  }
  const { unmount } = render(
    <FormProvider form={form} text={createText()} idPrefix="form-1" onSubmit={onSubmit}>
      <TextField path="name" />
      <TextField path="other" />
      <Watcher />
    </FormProvider>,
  );
  return { form, onSubmit, renders, unmount };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));

describe('the form', () => {
  it('gives its values to Formik, which owns them: every change passes setValues', async () => {
    const { form, onSubmit } = renderFields();
    const before = formik.setValues;
    await act(async () => void fireEvent.input(field('Company name'), { target: { value: 'Pine' } }));
    await act(async () => form.change({ other: 'Hello' }));
    expect(formik.setValues).toBe(before + 2);
    expect(formik.values).toEqual({ name: 'Pine', other: 'Hello' });
    expect(form.values()).toEqual(formik.values);
    await act(async () => void fireEvent.submit(field('Company name').form!));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('shows a change made elsewhere', async () => {
    const { form } = renderFields();
    await act(async () => form.change({ name: 'Restored' }));
    expect(await screen.findByDisplayValue('Restored')).toBe(field('Company name'));
  });

  it('renders again only who uses what has changed', async () => {
    const { form, renders } = renderFields();
    await act(async () => {});
    const before = renders.facts;
    await act(async () => form.change({ name: 'Pine' }));
    expect(renders.facts).toBe(before);
    await act(async () => form.change({ other: 'Hello' }));
    await vi.waitFor(() => expect(renders.facts).toBeGreaterThan(before));
  });

  it('hands on what was typed last when it goes, and leaves nothing behind that waits', async () => {
    const mirror = vi.fn((_values: FormValues) => {});
    const { form, unmount } = renderFields(mirror);
    await act(async () => {});
    vi.useFakeTimers();
    form.type('name', 'Pine');
    expect(mirror).not.toHaveBeenCalled();
    unmount();
    expect(mirror).toHaveBeenCalledExactlyOnceWith({ name: 'Pine', other: '' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('leaves checking to our engine, not to the browser', () => {
    renderFields();
    expect(field('Company name').form!.noValidate).toBe(true);
  });

  it('is needed around each of its parts', () => {
    function Lost() {
      useForm();
      return null;
    }
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow('outside its form');
    vi.restoreAllMocks();
  });
});
