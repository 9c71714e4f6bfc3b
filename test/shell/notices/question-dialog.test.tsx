import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { madeUp } from '../../../gallery/made-up-path';
import { AppProvider, type App } from '../../../src/shell/context/app-context';
import { createNavigation } from '../../../src/shell/context/navigation';
import { QuestionDialog } from '../../../src/shell/notices/question-dialog';
import type { Question } from '../../../src/kernel/answers/question';
import { createText } from '../../../src/kernel/text/format-message';
import { TextField } from '../../../src/form/fields/text-field';
import { createFormHandle } from '../../../src/form/form-handle';
import { FormProvider } from '../../../src/form/form-provider';
import { useFormValue } from '../../../src/form/use-field';
import { factsWith, field, moduleOf, planOf, stepOf } from '../../kernel/plan/sample-plan';

const steps = ['size', 'fruit', 'note'].map((key) => stepOf(key, [moduleOf([field(key)])]));

const question = (event?: string): Question => ({
  title: 'namedPrice.tooLow',
  text: 'namedPrice.tooLow.text',
  acceptText: 'button.continue',
  declineText: 'button.back',
  accept: {},
  decline: {},
  at: madeUp('fruit'),
  ...(event && { event }),
});

function Step() {
  const step = useFormValue((form) => Number(form.get('currentStep')));
  return <TextField path={madeUp(['size', 'fruit', 'note'][step]!)} />;
}

/** A form on its last step, which asks something about the field of its second. */
function asking(event?: string) {
  const form = createFormHandle({
    plan: planOf(steps),
    initialValues: { size: '', fruit: '', note: '', currentStep: 2 },
    factsWith,
    mirror: () => {},
    reactions: [],
  });
  const app = { root: document.body, navigation: createNavigation(form) } as unknown as App;
  render(
    <AppProvider value={app}>
      <FormProvider form={form} text={createText({})} idPrefix="x" validate={() => true} onSubmit={() => {}}>
        <Step />
        <QuestionDialog />
      </FormProvider>
    </AppProvider>,
  );
  act(() => form.ask(question(event), () => {}));
  return form;
}

const shownField = () => document.querySelector<HTMLInputElement>('form input')!.name;

describe('a question about a field of another step', () => {
  it('is asked over that step, and once answered the field has the focus (NYOP-06)', async () => {
    const form = asking();
    await vi.waitFor(() => expect(shownField()).toBe('fruit'));
    expect(form.question()).toBeDefined();
    fireEvent.click(screen.getByText('Back'));
    await vi.waitFor(() => expect(document.activeElement).toHaveProperty('name', 'fruit'));
    expect(form.values()).toMatchObject({ currentStep: 1, stepSeenStatus: { 2: { seen: true } } });
  });

  it('leaves the focus alone where an event follows from the answer', async () => {
    asking('somethingFollows');
    await vi.waitFor(() => expect(shownField()).toBe('fruit'));
    fireEvent.click(screen.getByText('Continue'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).not.toHaveProperty('name', 'fruit');
  });
});
