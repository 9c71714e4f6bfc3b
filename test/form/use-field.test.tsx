import { formList } from '../../src/forms/form-list';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormStage, type FormStageProps } from '../../gallery/form-stage';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { FieldDeclaration, FormPlan } from '../../src/kernel/plan/form-plan';
import { createText, type Text } from '../../src/kernel/text/format-message';
import { PasswordField } from '../../src/form/fields/password-field';
import { TextField } from '../../src/form/fields/text-field';
import { createFormHandle, type FormHandle } from '../../src/form/form-handle';
import { FormProvider, useForm } from '../../src/form/form-provider';
import { useField, type Validator } from '../../src/form/use-field';
import { madeUp } from '../../gallery/made-up-path';

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => act(async () => void fireEvent.input(input(label), { target: { value } }));
const leave = (label: RegExp) => act(async () => void fireEvent.blur(input(label)));
const messageOf = (label: RegExp) => document.getElementById(`${input(label).id}-error`)!.textContent;
const stage = (fields: readonly FieldDeclaration[], rest: Partial<FormStageProps> = {}) => ({
  id: 'stage',
  fields,
  children: null,
  ...rest,
});

describe('the messages that show', () => {
  const plan: FormPlan = {
    formType: 'ContactForm',
    stepMode: true,
    steps: [
      {
        key: 'one',
        title: 'One',
        sections: [
          {
            title: '',
            text: '',
            modules: [
              {
                id: 'Some',
                params: {},
                fields: [
                  { path: madeUp('name'), label: 'company.name', rules: 'required|length:3' },
                  { path: madeUp('code'), label: 'contact.subject', pattern: '\\d+' },
                  { path: madeUp('email'), label: 'person.email', rules: 'email', mode: 'lazy' },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  const around = {
    config: withDefaults({ formType: 'ContactForm' }),
    form: formList.ContactForm,
    catalogue: emptyCatalogue,
    domains: [],
    offer: nothingOffered,
    today: '2030-01-15',
  };
  const factsWith = (values: FormValues) => ({ ...around, values });
  const initial = { name: '', code: 'x', email: 'maria' };
  const mirror = () => {};
  const onSubmit = () => {};
  const english = createText();
  const spanish = createText({
    'company.name': 'Nombre de la empresa',
    'contact.subject': 'Asunto',
    'rule.required': '{field}: falta la respuesta',
    'rule.length': 'al menos {n} letras',
    'rule.email': 'Escriba un correo válido',
    'rule.other': '{field}: no es correcto',
  });
  const form = createFormHandle({ plan, initialValues: initial, factsWith, mirror });
  form.showErrors(['name', 'code', 'email']);
  const formIn = (text: Text) => (
    <FormProvider form={form} text={text} idPrefix="form-1" validate={() => true} onSubmit={onSubmit}>
      <TextField path={madeUp('name')} />
      <TextField path={madeUp('code')} />
      <TextField path={madeUp('email')} />
    </FormProvider>
  );
  const shown = () => [...document.querySelectorAll('.charterform-error')].map(({ textContent }) => textContent);

  it('are made again when the locale changes, and so are those of the next key (VALID-07)', async () => {
    const { rerender } = render(formIn(english));
    expect(shown()).toEqual(['Company name is required', 'Subject is not valid', 'Please enter a valid email address']);
    rerender(formIn(spanish));
    expect(shown()).toEqual(['Nombre de la empresa: falta la respuesta', 'Asunto: no es correcto', 'Escriba un correo válido']);
    await type(/Nombre/, 'P');
    expect(messageOf(/Nombre/)).toBe('al menos 3 letras');
    rerender(formIn(english));
    expect(shown()).toEqual(['must be at least 3 characters', 'Subject is not valid', 'Please enter a valid email address']);
  });
});

describe('a field named as password', () => {
  const fields: FieldDeclaration[] = [
    { path: madeUp('account.password'), label: 'account.password', rules: 'required', type: 'password', secret: true },
    {
      path: madeUp('account.passwordConfirm'),
      label: 'account.passwordConfirm',
      rules: 'required|passwordConfirmed:account.password',
      type: 'password',
      mode: 'lazy',
      secret: true,
    },
    { path: madeUp('account.hint'), label: 'contact.subject', mode: 'lazy' },
  ];

  /** Validates the confirmation by hand whenever the password changes, once the visitor has been there. */
  function Passwords({ onOther }: { onOther: (validate: Validator) => void }) {
    const { form } = useForm();
    const validate = useRef<Validator>(undefined);
    const take = useCallback((given: Validator) => void (validate.current = given), []);
    return (
      <div onInput={() => form.isTouchedOrDirty('account.passwordConfirm') && validate.current?.()}>
        <PasswordField path={madeUp('account.password')} />
        <PasswordField path={madeUp('account.passwordConfirm')} onValidator={take} />
        <PasswordField path={madeUp('account.hint')} onValidator={onOther} />
      </div>
    );
  }

  it('passes its validator up, so that the parent can validate it by hand (VALID-16)', async () => {
    const onOther = vi.fn((_validate: Validator) => {});
    render(
      <FormStage {...stage(fields)}>
        <Passwords onOther={onOther} />
      </FormStage>,
    );
    await type(/^Password/, 'Abcd123!');
    expect(messageOf(/^Confirm/)).toBe('');
    await type(/^Confirm/, 'Abcd123!');
    await leave(/^Confirm/);
    expect(messageOf(/^Confirm/)).toBe('');
    await type(/^Password/, 'Abcd1234!');
    expect(messageOf(/^Confirm/)).toBe('Passwords do not match');
    await type(/^Password/, 'Abcd123!');
    expect(messageOf(/^Confirm/)).toBe('');
    expect(onOther).not.toHaveBeenCalled();
  });
});

describe('a bound control', () => {
  it('takes its native attributes from the declaration, and leaves checking to us', () => {
    const fields: FieldDeclaration[] = [
      { path: madeUp('code'), label: 'contact.subject', required: true, pattern: '\\d+', minlength: 2, maxlength: 9 },
    ];
    render(
      <FormStage {...stage(fields)}>
        <TextField path={madeUp('code')} />
      </FormStage>,
    );
    expect(input(/Subject/)).toMatchObject({ pattern: '\\d+', minLength: 2, maxLength: 9, required: false });
    expect(input(/Subject/).getAttribute('aria-required')).toBe('true');
    expect(input(/Subject/).form!.noValidate).toBe(true);
  });

  it('knows that an answer about it is awaited', async () => {
    let form: FormHandle | undefined;
    const take = (given: FormHandle) => (form = given);
    function Asking() {
      take(useForm().form);
      return <p>{useField(madeUp('code')).pending ? 'asking' : 'quiet'}</p>;
    }
    render(
      <FormStage {...stage([{ path: madeUp('code'), label: 'contact.subject' }])}>
        <Asking />
      </FormStage>,
    );
    await act(async () => {});
    expect(screen.getByText('quiet')).toBeDefined();
    await act(async () => form!.setPending('code', true));
    expect(await screen.findByText('asking')).toBeDefined();
  });
});
