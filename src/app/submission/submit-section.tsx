import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { buttonsOf, currentStepIndex, type Buttons } from '../../core/plan/navigation';
import type { TextKey } from '../../core/text/en';
import type { FormHandle } from '../../form/form-handle';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { Button } from '../../ui/button';
import { useApp, type App } from '../context/app-context';

/** Back, Continue and Submit, as the step asks for them (FORM-07 to FORM-09); the main one also answers to Enter. */
export function SubmitSection() {
  const { form, text } = useForm();
  const app = useApp();
  // Joined, because a subscription has to answer with something that stays equal to itself.
  const shown = useFormValue(() => shownButtons(form).join());
  // Shut while a submission is under way and after one has succeeded (FORM-12).
  const isBusy = useSelector((state: RootState) => state.submission.status !== 'idle');
  return (
    <div className="charterform-buttons">
      {shown.includes('back') && (
        <Button kind="quiet" onClick={app.navigation.goBack} disabled={isBusy}>
          {text('button.back')}
        </Button>
      )}
      {shown.includes('continue') && (
        <Button type="submit" onClick={ignoreSecondClick}>
          {text('button.continue')}
        </Button>
      )}
      {shown.includes('submit') && (
        <Button type="submit" onClick={ignoreSecondClick} disabled={isBusy}>
          {text(submitTextOf(app))}
        </Button>
      )}
    </div>
  );
}

/** The second click of a double click lands on the next step, whose fields it would call missing. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** What Submit reads: "Submit Order" in the side column of an order (FORM-10, FORM-11). */
export const submitTextOf = ({ config, definition }: App): TextKey =>
  definition.kind === 'order' && !config.layout.submitInMainColumn ? 'button.submitOrder' : 'button.submit';

/** The names of the buttons that show on the visitor's step. */
export function shownButtons(form: FormHandle): readonly (keyof Buttons)[] {
  const buttons = buttonsOf(form.plan, form.facts(), currentStepIndex(form.plan, form.facts()));
  return (['back', 'continue', 'submit'] as const).filter((name) => buttons[name]);
}
