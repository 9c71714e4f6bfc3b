import { enabledSteps, shownFields } from '../../kernel/plan/step-list';
import { currentStepIndex, seenPath } from '../../kernel/plan/navigation';
import type { FormHandle } from '../../form/form-handle';
import { isEqual } from '../../kernel/util/is-equal';
import { ownValue } from '../../kernel/util/own-value';
import { isPlainObject } from '../../kernel/util/plain-object';
import { rulesOf } from '../../kernel/plan/check-step';
import { isRequired } from '../../kernel/validation/run-rules';
import { isEmpty } from '../../kernel/validation/is-empty';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { Notice } from '../../ui/notice';

/**
 * After a reload the answers are back, but secrets and files are never persisted: names those that were entered on the
 * steps seen so far, until they are entered again (decision: secrets; STORE-13).
 */
export function RestoredNotice() {
  const { text } = useForm();
  const missing = useFormValue(missingSecrets, isEqual);
  if (missing.length === 0) return null;
  return <Notice>{text('restored.secrets', { fields: missing.map(({ label, name = label }) => text(name)).join(', ') })}</Notice>;
}

function missingSecrets(form: FormHandle) {
  const entered = form.get('enteredSecrets');
  // Answers that an earlier version has stored do not say what was entered.
  const wasEntered = (path: string) => !isPlainObject(entered) || ownValue(entered, path) === true;
  const current = currentStepIndex(form.plan, form.facts());
  return enabledSteps(form.plan, form.facts())
    .filter((step) => !form.plan.stepMode || step === current || form.get(seenPath(step)) === true)
    .flatMap((step) => shownFields(form.plan.steps[step]!, form.facts()))
    .filter(
      ({ path, field }) =>
        (field.secret ? field.autocomplete : field.control === 'file' && isRequired(rulesOf(field, path, form.facts()))) &&
        isEmpty(form.get(path)) &&
        wasEntered(field.path),
    )
    .map(({ field }) => field);
}
