import { formList } from '../../src/forms/form-list';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { useFormikContext, type FormikContextType } from 'formik';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { FormPlan } from '../../src/kernel/plan/form-plan';
import { createText } from '../../src/kernel/text/format-message';
import { TextField } from '../../src/form/fields/text-field';
import { createFormHandle } from '../../src/form/form-handle';
import { FormProvider, useForm } from '../../src/form/form-provider';
import { useFacts } from '../../src/form/use-field';
import { madeUp } from '../../gallery/made-up-path';

const modules = [
  {
    id: 'Some',
    params: {},
    fields: [
      { path: madeUp('name'), label: 'company.name', rules: 'required' },
      { path: madeUp('other'), label: 'contact.subject' },
      { path: 'llc.members[].first_name', label: 'person.firstName', rules: 'required|length:2' },
    ],
    lists: [{ path: 'llc.members', entryName: 'llc.member' }],
  },
] as const;
const plan: FormPlan = {
  formType: 'FormABusinessForm',
  stepMode: true,
  steps: [{ key: 'one', title: 'One', sections: [{ title: '', text: '', modules }] }],
};
const around = {
  config: withDefaults({ formType: 'FormABusinessForm' }),
  form: formList.FormABusinessForm,
  catalogue: emptyCatalogue,
  domains: [],
  offer: nothingOffered,
  today: '2030-01-15',
};
const factsWith = (values: FormValues) => ({ ...around, values });

const initialValues = { name: '', other: '', llc: { members: [{ first_name: 'Ann' }, { first_name: 'Bo' }] } };

function renderFields({
  mirror = () => {},
  onSubmit = () => {},
}: { mirror?: (values: FormValues) => void; onSubmit?: () => Promise<void> | void } = {}) {
  const renders = { facts: 0 };
  const form = createFormHandle({ plan, initialValues, factsWith, mirror });
  let bag: FormikContextType<FormValues> | undefined;
  const take = (given: FormikContextType<FormValues>) => (bag = given);
  function Custom() {
    const formik = useFormikContext<FormValues>();
    take(formik);
    return <output>{String(formik.values.name)}</output>;
  }
  function Watcher() {
    useFacts(madeUp('other'));
    renders.facts++;
    return null;
  }
  const validate = vi.fn(() => form.validateSteps([0]).length === 0);
  const { unmount } = render(
    <FormProvider form={form} text={createText()} idPrefix="form-1" validate={validate} onSubmit={onSubmit}>
      <TextField path={madeUp('name')} />
      <TextField path={madeUp('other')} />
      <Custom />
      <Watcher />
    </FormProvider>,
  );
  return { form, formik: () => bag!, validate, renders, unmount };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));

describe('the form', () => {
  it('shows a change made elsewhere', async () => {
    const { form } = renderFields();
    await act(async () => form.change({ [madeUp('name')]: 'Restored' }));
    expect(await screen.findByDisplayValue('Restored')).toBe(field('Company name'));
  });

  it('renders again only who uses what has changed', async () => {
    const { form, renders } = renderFields();
    await act(async () => {});
    const before = renders.facts;
    await act(async () => form.change({ [madeUp('name')]: 'Pine' }));
    expect(renders.facts).toBe(before);
    await act(async () => form.change({ [madeUp('other')]: 'Hello' }));
    await vi.waitFor(() => expect(renders.facts).toBeGreaterThan(before));
  });

  it('hands on what was typed last when it goes, and leaves nothing behind that waits', async () => {
    const mirror = vi.fn((_values: FormValues) => {});
    const { form, unmount } = renderFields({ mirror });
    await act(async () => {});
    vi.useFakeTimers();
    form.type(madeUp('name'), 'Pine');
    expect(mirror).not.toHaveBeenCalled();
    unmount();
    expect(mirror).toHaveBeenCalledExactlyOnceWith({ ...initialValues, name: 'Pine' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('leaves checking to our engine, not to the browser', () => {
    renderFields();
    expect(field('Company name').form!.noValidate).toBe(true);
  });

  it('is needed around each of its parts', () => {
    function Lost() {
      return <p>{useForm().idPrefix}</p>;
    }
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow(TypeError);
    vi.restoreAllMocks();
  });
});

const type = (name: string, value: string) => act(async () => void fireEvent.input(field(name), { target: { value } }));
const leave = (name: string) => act(async () => void fireEvent.blur(field(name)));
const submit = () => act(async () => void fireEvent.submit(field('Company name').form!));

describe('Formik', () => {
  it('has the values in the tick that they change in, whoever changes them', async () => {
    const { form, formik } = renderFields();
    expect(formik()).toMatchObject({ values: initialValues, initialValues, dirty: false });
    await type('Company name', 'Pine');
    expect(screen.getByRole('status').textContent).toBe('Pine');
    await act(async () => form.change({ [madeUp('other')]: 'Hello' }));
    expect(formik().values).toBe(form.values());
    expect(formik()).toMatchObject({ values: { name: 'Pine', other: 'Hello' }, initialValues, dirty: true });
    await act(async () => form.change(initialValues));
    expect(formik().dirty).toBe(false);
  });

  it('is written to through the one door', async () => {
    const mirror = vi.fn((_values: FormValues) => {});
    const { form, formik } = renderFields({ mirror });
    await act(async () => formik().setFieldValue('name', 'P'));
    await act(async () => formik().setFieldTouched('name'));
    expect(form.get(madeUp('name'))).toBe('P');
    expect(mirror.mock.lastCall).toEqual([form.values()]);
    expect(formik()).toMatchObject({ touched: { name: true }, errors: {} });
  });

  it('knows which fields were left, and has the message of each that shows one', async () => {
    const { form, formik } = renderFields();
    expect(formik()).toMatchObject({ touched: {}, errors: {} });
    await leave('Company name');
    expect(formik()).toMatchObject({ touched: { name: true }, errors: {} });
    await act(async () => form.change({ 'llc.members.1.first_name': 'B' }));
    expect(formik().errors).toEqual({});
    await act(async () => form.blur('llc.members.1.first_name'));
    expect(formik().errors).toEqual({ llc: { members: [undefined, { first_name: 'must be at least 2 characters' }] } });
    await act(async () => form.removeEntry('llc.members', 0));
    expect(formik().touched).toEqual({ name: true, llc: { members: [{ first_name: true }] } });
    await act(async () => form.change({ 'llc.members.0.first_name': 'Bo' }));
    expect(formik().errors).toEqual({});
  });

  it('counts each submit, and keeps what a refused one has found', async () => {
    const onSubmit = vi.fn(() => {});
    const { formik } = renderFields({ onSubmit });
    expect(formik()).toMatchObject({ submitCount: 0, isSubmitting: false });
    await submit();
    await vi.waitFor(() => expect(formik()).toMatchObject({ submitCount: 1, isSubmitting: false, touched: { name: true } }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(formik().errors).toEqual({ name: 'Company name is required' });
    expect(screen.getByText('Company name is required')).toBeDefined();
    await type('Company name', 'Pine');
    expect(formik().errors).toEqual({});
    await act(async () => formik().handleSubmit());
    await vi.waitFor(() => expect(formik()).toMatchObject({ submitCount: 2, isSubmitting: false }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is submitting until what the submit started is over', async () => {
    let end: (() => void) | undefined;
    const { form, formik } = renderFields({ onSubmit: () => new Promise((resolve) => (end = resolve)) });
    await act(async () => form.change({ [madeUp('name')]: 'Pine' }));
    await submit();
    await vi.waitFor(() => expect(end).toBeDefined());
    expect(formik().isSubmitting).toBe(true);
    await act(async () => end!());
    await vi.waitFor(() => expect(formik().isSubmitting).toBe(false));
  });

  it('hands on both of two submits in one tick, each validated', async () => {
    const onSubmit = vi.fn(() => {});
    const { form, formik, validate } = renderFields({ onSubmit });
    await act(async () => form.change({ [madeUp('name')]: 'Pine' }));
    await act(async () => {
      formik().handleSubmit();
      formik().handleSubmit();
    });
    await vi.waitFor(() => expect([validate, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([2, 2]));
    await vi.waitFor(() => expect(formik()).toMatchObject({ submitCount: 2, isSubmitting: false }));
  });

  it('validates nothing at a key or when a field is left', async () => {
    const { validate } = renderFields();
    await type('Company name', 'P');
    await leave('Company name');
    expect(validate).not.toHaveBeenCalled();
  });
});
