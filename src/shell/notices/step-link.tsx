import type { MouseEvent } from 'react';
import { useForm } from '../../form/form-provider';
import { useApp } from '../context/app-context';
import { scrollToStep, stepElementId } from '../context/scroll';

/** Leads to a step, by its index in the plan, and from there back to here. */
export function StepLink({ step, children }: { step: number; children: string }) {
  const { form, idPrefix } = useForm();
  const { navigation, root } = useApp();
  const id = stepElementId(idPrefix, step);

  function go(event: MouseEvent) {
    event.preventDefault();
    if (form.plan.stepMode) navigation.goToChange(step);
    else scrollToStep(root, id);
  }

  return (
    <a href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}
