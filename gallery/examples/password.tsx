import { useState, type ComponentProps } from 'react';
import { en } from '../../src/kernel/text/en';
import { passwordFields } from '../../src/form/groups/password/fields';
import { Password } from '../../src/form/groups/password/password';
import { ServicesProvider } from '../../src/form/services-context';
import { Button } from '../../src/ui/button';
import { Checklist } from '../../src/ui/checklist';
import { FieldFrame } from '../../src/ui/field-frame';
import { PasswordInput } from '../../src/ui/password-input';
import type { WidgetExamples } from '../example';
import { FormStage, type FormStageProps } from '../form-stage';
import { madeUp } from '../made-up-path';

type InputProps = { id: string; start?: string; error?: string } & Partial<ComponentProps<typeof PasswordInput>>;

function Secret({ id, start = '', error, isShown: isShownFirst = false, ...input }: InputProps) {
  const [value, setValue] = useState(start);
  const [isShown, setShown] = useState(isShownFirst);
  return (
    <FieldFrame id={id} label="Password" error={error} required>
      <PasswordInput
        {...input}
        id={id}
        name={id}
        value={value}
        onInput={setValue}
        isShown={isShown}
        onToggle={setShown}
        showText="Show Password"
        hideText="Hide Password"
        autoComplete="current-password"
        invalid={!!error}
        describedBy={error && `${id}-error`}
      />
    </FieldFrame>
  );
}

const generate = <Button kind="link">Generate Password</Button>;

export const passwordInputExamples: WidgetExamples = {
  widget: 'ui/password-input',
  title: 'Password input',
  examples: [
    { state: 'empty', View: ({ id }) => <Secret id={id} /> },
    { state: 'filled', View: ({ id }) => <Secret id={id} start="Canary-Plum-42" /> },
    { state: 'shown', View: ({ id }) => <Secret id={id} start="Canary-Plum-42" isShown actions={generate} /> },
    { state: 'focused', View: ({ id }) => <Secret id={id} start="Canary-Plum-42" /> },
    { state: 'error', View: ({ id }) => <Secret id={id} start="plum" error="Password must be at least 8 characters" actions={generate} /> },
    { state: 'disabled', View: ({ id }) => <Secret id={id} start="Canary-Plum-42" disabled /> },
    { state: 'long text', View: ({ id }) => <Secret id={id} start={'Canary-Plum-42'.repeat(12)} isShown /> },
  ],
};

const requirements = [
  'Password must be at least 8 characters',
  en['rule.passwordLower'],
  en['rule.passwordUpper'],
  en['rule.passwordNumber'],
  en['rule.passwordSpecial'],
];
const listed = (met: number, texts: readonly string[] = requirements) =>
  function List({ id }: { id: string }) {
    return <Checklist id={id} items={texts.map((text, index) => ({ text, met: index < met }))} metText="met" unmetText="not met" />;
  };

export const checklistExamples: WidgetExamples = {
  widget: 'ui/checklist',
  title: 'Checklist',
  examples: [
    { state: 'none met', View: listed(0) },
    { state: 'some met', View: listed(3) },
    { state: 'all met', View: listed(5) },
    {
      state: 'long text',
      View: listed(
        1,
        requirements.map((text) => `${text}, and it is best if nobody who knows you could ever guess it`),
      ),
    },
  ],
};

/** Fixed random bytes, so that the pictures are stable. */
const services = {
  randomBytes: (count: number) => Uint8Array.from({ length: count }, (_, index) => (index * 37 + 5) & 0xff),
} as ComponentProps<typeof ServicesProvider>['value'];

function NewPassword({ config = {}, ...stage }: Omit<FormStageProps, 'fields' | 'children'>) {
  return (
    <ServicesProvider value={services}>
      <FormStage {...stage} fields={passwordFields(madeUp('password'), madeUp('again'))} config={config}>
        <div className="charterform-grid">
          <Password path={madeUp('password')} confirmPath={madeUp('again')} />
        </div>
      </FormStage>
    </ServicesProvider>
  );
}

const twice = { layout: { passwordConfirm: true } };

export const passwordGroupExamples: WidgetExamples = {
  widget: 'form/groups/password/password',
  title: 'New password',
  examples: [
    { state: 'empty', View: ({ id }) => <NewPassword id={id} /> },
    { state: 'half typed', View: ({ id }) => <NewPassword id={id} values={{ password: 'canary1' }} /> },
    { state: 'filled', View: ({ id }) => <NewPassword id={id} values={{ password: 'Canary-Plum-42' }} /> },
    { state: 'error', View: ({ id }) => <NewPassword id={id} refused={['password']} /> },
    { state: 'asked twice', View: ({ id }) => <NewPassword id={id} config={twice} /> },
    {
      state: 'asked twice, error',
      View: ({ id }) => (
        <NewPassword id={id} config={twice} values={{ password: 'Canary-Plum-42', again: 'Canary-Plum' }} refused={['again']} />
      ),
    },
    {
      state: 'long text',
      View: ({ id }) => (
        <NewPassword id={id} config={{ text: { 'account.password': 'The password of the account in which you will follow your order' } }} />
      ),
    },
  ],
};
