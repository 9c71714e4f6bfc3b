import { Field, Formik, useField, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { steps, type Question, type Step } from 'three-step';
import { object, string, type AnySchema } from 'yup';
import { initialAnswers, nested, type Answers } from './answers';
import { AllBox, boxIn, Buttons, Frame, inputProps, isAsked, Options, useStepInView, wiring } from './controls';
import { isRequired, keepsRule, messageOf, ownRules, ruleOf } from './rules';

window.benchForm = { field: boxIn };

function schemaOf(question: Question): AnySchema {
  const [least, most] = [ruleOf(question, 'length')?.param, ruleOf(question, 'maxLength')?.param];
  let schema = string();
  if (isRequired(question)) schema = schema.required(messageOf('required'));
  for (const { name, param } of ownRules(question)) {
    schema = schema.test(name, messageOf(name, param), (value) => !value || keepsRule(name, value, param));
  }
  if (least) schema = schema.min(Number(least), messageOf('length', least));
  if (most) schema = schema.max(Number(most), messageOf('maxLength', most));
  return schema;
}

const schemas = steps.map(({ questions }) => {
  const fields = questions.filter(({ kind }) => kind !== 'boxes');
  return object(Object.fromEntries(Object.entries(nested(fields, schemaOf)).map(([group, shape]) => [group, object(shape)])));
});

function TextOrSelect({ question }: { question: Question }) {
  const [field, { error, touched }] = useField<string>(question.name);
  const message = touched ? error : '';
  const props = { ...field, ...wiring(question, message) };
  return (
    <Frame question={question} message={message}>
      {question.kind === 'select' ? (
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
  const [{ value }, , { setValue }] = useField<string[]>(question.name);
  return (
    <fieldset className="wide">
      <AllBox question={question} chosen={value} onChoose={(keys) => void setValue(keys)} />
      <div className="boxes">
        {question.groups.flatMap(({ choices }) =>
          choices.map(({ key, label }) => (
            <label key={key} className="choice">
              <Field type="checkbox" name={question.name} value={key} />
              <span>{label}</span>
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}

interface StepProps {
  step: Step;
  index: number;
  onBack: (values: Answers) => void;
}

function StepForm({ step, index, onBack }: StepProps) {
  const { handleSubmit, isSubmitting, submitCount, getFieldProps, values } = useFormikContext<Answers>();
  const view = useStepInView(index);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) view.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, view]);
  return (
    <form id="bare" noValidate ref={view} onSubmit={handleSubmit}>
      <div className="grid">
        {step.questions
          .filter((question) => isAsked(question, (name) => getFieldProps(name).value))
          .map((question) =>
            question.kind === 'boxes' ? (
              <Boxes key={question.name} question={question} />
            ) : (
              <TextOrSelect key={`${question.name} ${question.kind}`} question={question} />
            ),
          )}
      </div>
      <Buttons {...step} onBack={() => onBack(values)} />
    </form>
  );
}

/** As Formik's example of a wizard does it: one form whose schema is that of the step. */
function Wizard() {
  const [index, setIndex] = useState(0);
  const [snapshot, setSnapshot] = useState(initialAnswers);
  const goTo = (step: number, values: Answers) => {
    setSnapshot(values);
    setIndex(step);
  };
  const next = async (values: Answers, { setTouched }: FormikHelpers<Answers>) => {
    if (index === steps.length - 1) return;
    await setTouched({});
    goTo(index + 1, values);
  };
  return (
    <Formik initialValues={snapshot} onSubmit={next} validationSchema={schemas[index]}>
      <StepForm step={steps[index]!} index={index} onBack={(values) => goTo(index - 1, values)} />
    </Formik>
  );
}

createRoot(document.querySelector('#form')!).render(<Wizard />);
