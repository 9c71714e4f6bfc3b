import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm, useFormContext, useWatch, type RegisterOptions } from 'react-hook-form';
import { steps, type Question } from 'three-step';
import { initialAnswers } from './answers';
import { AllBox, boxIn, Buttons, Frame, inputProps, isAsked, Options, useStepInView, wiring } from './controls';
import { isRequired, keepsRule, messageOf, ownRules, ruleOf } from './rules';

window.benchForm = { field: boxIn };

function rulesOf(question: Question): RegisterOptions {
  const [least, most] = [ruleOf(question, 'length')?.param, ruleOf(question, 'maxLength')?.param];
  return {
    required: isRequired(question) && messageOf('required'),
    ...(least && { minLength: { value: Number(least), message: messageOf('length', least) } }),
    ...(most && { maxLength: { value: Number(most), message: messageOf('maxLength', most) } }),
    validate: Object.fromEntries(
      ownRules(question).map(({ name, param }) => [
        name,
        (value: string) => value === '' || keepsRule(name, value, param) || messageOf(name, param),
      ]),
    ),
  };
}

function Field({ question }: { question: Question }) {
  const { register, getFieldState, formState } = useFormContext();
  const { name, kind } = question;
  const message = getFieldState(name, formState).error?.message;
  const props = { ...register(name, rulesOf(question)), ...wiring(question, message) };
  return (
    <Frame question={question} message={message}>
      {kind === 'select' ? (
        <select {...props}>
          <Options question={question} />
        </select>
      ) : (
        <input {...props} {...inputProps(question)} />
      )}
    </Frame>
  );
}

function Boxes({ question }: { question: Question }) {
  const { register, control, setValue } = useFormContext();
  const { name, groups } = question;
  const chosen = useWatch({ control, name }) as string[];
  return (
    <fieldset className="wide">
      <AllBox question={question} chosen={chosen} onChoose={(keys) => setValue(name, keys)} />
      <div className="boxes">
        {groups.flatMap(({ choices }) =>
          choices.map(({ key, label }) => (
            <label key={key} className="choice">
              <input type="checkbox" value={key} {...register(name)} />
              <span>{label}</span>
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}

const conditions = steps.flatMap(({ questions }) => questions.flatMap(({ when }) => when?.name ?? []));

function App() {
  const form = useForm({ mode: 'onTouched', defaultValues: initialAnswers });
  const [index, setIndex] = useState(0);
  const view = useStepInView(index);
  const step = steps[index]!;
  const answers: unknown[] = useWatch({ control: form.control, name: conditions });
  const next = () => setIndex(Math.min(index + 1, steps.length - 1));
  return (
    <FormProvider {...form}>
      <form id="bare" noValidate ref={view} onSubmit={form.handleSubmit(next)}>
        <div className="grid">
          {step.questions
            .filter((question) => isAsked(question, (name) => answers[conditions.indexOf(name)]))
            .map((question) =>
              question.kind === 'boxes' ? (
                <Boxes key={question.name} question={question} />
              ) : (
                <Field key={`${question.name} ${question.kind}`} question={question} />
              ),
            )}
        </div>
        <Buttons {...step} onBack={() => setIndex(index - 1)} />
      </form>
    </FormProvider>
  );
}

createRoot(document.querySelector('#form')!).render(<App />);
