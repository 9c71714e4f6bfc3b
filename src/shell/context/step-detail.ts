import { currentStepIndex } from '../../kernel/plan/navigation';
import { enabledSteps } from '../../kernel/plan/step-list';
import type { Text } from '../../kernel/text/format-message';
import type { FormHandle } from '../../form/form-handle';
import type { StepDetail } from './embed-api';

/** The step that the visitor is on, as the host page is told of it. */
export function stepDetail({ plan, facts }: FormHandle, text: Text): StepDetail {
  const steps = enabledSteps(plan, facts());
  const current = currentStepIndex(plan, facts());
  const { key, title } = plan.steps[current]!;
  return { key, title: text(title as Parameters<Text>[0]), index: steps.indexOf(current), count: steps.length };
}
