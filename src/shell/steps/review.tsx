import { reviewedSteps } from '../../kernel/plan/review';
import { isEqual } from '../../kernel/util/is-equal';
import { useForm } from '../../form/form-provider';
import { useFormValue, useWords } from '../../form/use-field';
import { AnswerList } from '../../ui/answer-list';
import { useApp } from '../context/app-context';
import { orderViews } from '../context/order-views';

/** What was answered, step by step; Change leads to the step, and Continue from there back to here. */
export function Review() {
  const { form, text } = useForm();
  const words = useWords();
  const { navigation } = useApp();
  const steps = useFormValue(() => reviewedSteps(form.plan, form.facts(), text), isEqual);
  const Notice = orderViews.get()?.ReviewNotice;
  return (
    <>
      {Notice && <Notice />}
      {steps.map(({ step, title, rows }) => (
        <AnswerList
          key={step}
          title={words(title)}
          rows={rows}
          changeText={text('button.change')}
          onChange={() => navigation.goToChange(step)}
        />
      ))}
    </>
  );
}
