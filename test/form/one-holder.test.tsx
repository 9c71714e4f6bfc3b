import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useFormikContext, type FormikContextType } from 'formik';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../gallery/made-up-path';
import { getAnswer } from '../../src/kernel/answers/get-answer';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { FormPlan } from '../../src/kernel/plan/form-plan';
import type { Reaction } from '../../src/kernel/reactions/reaction';
import { createText } from '../../src/kernel/text/format-message';
import { TextField } from '../../src/form/fields/text-field';
import { createFormHandle } from '../../src/form/form-handle';
import { FormProvider } from '../../src/form/form-provider';
import { formList } from '../../src/forms/form-list';

const [name, other, upper] = [madeUp('name'), madeUp('other'), madeUp('upper')];
const modules = [
  {
    id: 'Some',
    params: {},
    fields: [
      { path: name, label: 'company.name', rules: 'required|length:2' },
      { path: other, label: 'contact.subject' },
      { path: 'llc.members[].first_name', label: 'person.firstName', rules: 'required' },
    ],
    lists: [{ path: 'llc.members', entryName: 'llc.member' }],
  },
] as const;
const plan: FormPlan = {
  formType: 'ContactForm',
  stepMode: true,
  steps: [{ key: 'one', title: 'One', sections: [{ title: '', text: '', modules }] }],
};
const around = {
  config: withDefaults({ formType: 'ContactForm' }),
  form: formList.ContactForm,
  catalogue: emptyCatalogue,
  domains: [],
  offer: nothingOffered,
  today: '2030-01-15',
};
const initialValues: FormValues = { name: '', other: '', llc: { members: [{ first_name: 'Ann' }, { first_name: 'Bo' }] } };

/** Changes of both text fields. */
const bothTexts = (text: string, rest: unknown = text): FormValues => ({ name: text, other: rest });
const textAt = (values: FormValues) => String(getAnswer(values, name));
/** A name with a question mark is asked about; any other is followed by its upper case. */
const followsName: Reaction = (before, after) => {
  if (textAt(before.values) === textAt(after.values)) return undefined;
  const texts = { title: 'namedPrice.tooLow', text: 'namedPrice.tooLow.text', acceptText: 'namedPrice.agree' } as const;
  return textAt(after.values).endsWith('?')
    ? { question: { ...texts, declineText: 'namedPrice.decline', accept: { [name]: 'sure' }, decline: { [name]: 'no' } } }
    : { changes: { [upper]: textAt(after.values).toUpperCase() } };
};

type Formik = FormikContextType<FormValues>;

function formOnPage() {
  const form = createFormHandle({
    plan,
    initialValues,
    factsWith: (values) => ({ ...around, values }),
    mirror: () => {},
    reactions: [followsName],
  });
  let shown: Formik | undefined;
  /** Renders in which Formik's values were other than the form's. */
  const differing: unknown[] = [];
  const take = (formik: Formik) => {
    shown = formik;
    if (formik.values !== form.values()) differing.push(formik.values);
  };
  function Watcher() {
    take(useFormikContext<FormValues>());
    return null;
  }
  const mount = () =>
    render(
      <StrictMode>
        <FormProvider
          form={form}
          text={createText()}
          idPrefix="form-1"
          validate={() => form.validateSteps([0]).length === 0}
          onSubmit={() => {}}
        >
          <TextField path={name} />
          <TextField path={other} />
          <Watcher />
        </FormProvider>
      </StrictMode>,
    );
  /** The values that Formik holds now, before it renders them. */
  function newest() {
    let values: FormValues | undefined;
    shown!.setFormikState((state) => {
      ({ values } = state);
      return state;
    });
    return values;
  }
  return { form, mount, formik: () => shown!, newest, differing };
}

const inputOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label));

describe("Formik's values", () => {
  it('are those of the form in the tick of each write and at each render, whoever writes', async () => {
    const { form, mount, formik, newest, differing } = formOnPage();
    mount();
    const writes: Record<string, () => void> = {
      'a key': () => fireEvent.input(inputOf('Company name'), { target: { value: 'pine' } }),
      'a change with a reaction': () => form.change({ [name]: 'oak' }),
      'a late reply': () => form.answer(form.values(), { [other]: 'late' }),
      'an added entry': () => form.addEntry('llc.members'),
      'a removed entry': () => form.removeEntry('llc.members', 0),
      'a blur': () => form.blur(name),
      'a question': () => form.change({ [name]: 'elm?' }),
      'its answer': () => form.answerQuestion(true),
      "Formik's setFieldValue": () => void formik().setFieldValue('name', (before: string) => `${before}!`),
      "Formik's setValues": () => void formik().setValues((before) => ({ ...before, other: 'set' })),
      "Formik's handleChange": () => formik().handleChange({ target: { name: 'other', value: 'handled' } }),
      "Formik's field props": () =>
        formik()
          .getFieldProps('name')
          .onChange({ target: { name: 'name', value: 'props' } }),
      'a submit': () => formik().handleSubmit(),
      "Formik's reset": () => formik().resetForm(),
    };
    for (const [what, write] of Object.entries(writes)) {
      await act(async () => {
        write();
        expect(newest(), what).toBe(form.values());
      });
      expect(formik().values, what).toBe(form.values());
    }
    expect(differing).toEqual([]);
    expect(form.values()).toEqual({ ...initialValues, upper: '' });
  });

  it('are written with the reactions that follow, also by functions of Formik', async () => {
    const { form, mount, formik } = formOnPage();
    mount();
    const writes: (() => unknown)[] = [
      () => formik().setFieldValue('name', 'a'),
      () => formik().setValues({ ...form.values(), name: 'b' }),
      () => (formik().handleChange('name') as (event: unknown) => void)({ target: { value: 'c' } }),
      () => formik().resetForm({ values: { ...initialValues, name: 'd' } }),
    ];
    for (const write of writes) await act(async () => void write());
    expect(form.values()).toMatchObject({ name: 'd', upper: 'D' });
    await act(async () => formik().handleBlur({ target: { name: 'name' } }));
    expect(formik()).toMatchObject({ touched: { name: true }, errors: { name: 'must be at least 2 characters' } });
    await act(async () => formik().handleReset());
    expect(form.values()).toMatchObject({ name: '', upper: '' });
  });

  it('hold what was written before the form was drawn, files included, and stay with the form when it goes and comes back', async () => {
    const { form, mount, formik, differing } = formOnPage();
    const file = new File(['x'], 'deed.pdf');
    form.change(bothTexts('P', file));
    form.blur(name);
    const { unmount } = mount();
    expect(formik().values).toBe(form.values());
    expect(getAnswer(formik().values, other)).toBe(file);
    await act(async () => formik().handleSubmit());
    expect(formik()).toMatchObject({ submitCount: 1, touched: { name: true }, errors: { name: 'must be at least 2 characters' } });

    await act(async () => form.change({ [name]: 'Pi' }));
    const before = form.values();
    unmount();
    expect(form.values()).toBe(before);
    form.change({ [name]: 'Pin' });
    expect(form.get(name)).toBe('Pin');
    mount();
    expect(formik()).toMatchObject({ submitCount: 1, isSubmitting: false, touched: { name: true }, values: { name: 'Pin' } });
    expect(form.isErrorShown(name)).toBe(true);
    await act(async () => form.change({ [name]: 'Pine' }));
    expect(formik().values).toBe(form.values());
    expect(differing).toEqual([]);
  });

  it('are those of the form after any changes in any order', async () => {
    const text = fc.constantFrom('', 'a', 'oak', 'elm?');
    const at = fc.nat(3);
    const write = fc.oneof(
      fc.record({ act: fc.constantFrom('change', 'type', 'reply', 'setFieldValue'), text }),
      fc.record({ act: fc.constantFrom('add', 'remove', 'blur', 'accept', 'decline', 'submit', 'remount'), at }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (writes) => {
        const { form, mount, formik, newest, differing } = formOnPage();
        let page = mount();
        const acts: Record<string, (text: string, at: number) => void> = {
          change: (text) => form.change(bothTexts(text)),
          type: (text) => form.type(name, text),
          reply: (text) => form.answer(form.values(), { [other]: text }),
          setFieldValue: (text) => void formik().setFieldValue('name', text),
          add: () => form.addEntry('llc.members'),
          remove: (_text, at) => form.removeEntry('llc.members', at),
          blur: () => form.blur(name),
          accept: () => form.answerQuestion(true),
          decline: () => form.answerQuestion(false),
          submit: () => formik().handleSubmit(),
          remount() {
            page.unmount();
            page = mount();
          },
        };
        for (const made of writes) {
          await act(async () => {
            acts[made.act]!('text' in made ? made.text : '', 'at' in made ? made.at : 0);
            expect(newest()).toBe(form.values());
          });
          expect(formik().values).toBe(form.values());
        }
        page.unmount();
        expect(differing).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
