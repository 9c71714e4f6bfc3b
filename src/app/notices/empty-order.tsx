import type { MouseEvent, Ref } from 'react';
import { choosingStep } from '../../core/review/choosing-step';
import { useForm } from '../../form/form-provider';
import { Notice } from '../../ui/notice';
import { useApp } from '../context/app-context';
import { scrollToStep, stepElementId } from '../context/scroll';

/** Says that nothing is in the order, and leads to the step where something can be chosen (FORM-41). */
export function EmptyOrder({ focusRef }: { focusRef?: Ref<HTMLDivElement> }) {
  const { form, text, idPrefix } = useForm();
  const { navigation, root } = useApp();
  const step = choosingStep(form.plan, form.facts());

  function choose(event: MouseEvent) {
    event.preventDefault();
    if (form.plan.stepMode) navigation.goToChange(step);
    else scrollToStep(root, stepElementId(idPrefix, step));
  }

  return (
    <Notice
      kind="error"
      {...(focusRef && { focusRef })}
      action={
        <a href={`#${stepElementId(idPrefix, step)}`} onClick={choose}>
          {text('order.empty.choose')}
        </a>
      }
    >
      {text('order.empty')}
    </Notice>
  );
}
