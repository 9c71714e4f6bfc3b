import { useEffect, type ComponentType, type MouseEvent } from 'react';
import { buttonsOf, currentStepIndex } from '../../kernel/plan/navigation';
import type { Facts } from '../../kernel/facts/facts';
import type { TextKey } from '../../kernel/text/en';
import { isEqual } from '../../kernel/util/is-equal';
import type { FormHandle } from '../../form/form-handle';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { Button } from '../../ui/button';
import { startTimer } from '../../ui/timer';
import { useApp, type App } from '../context/app-context';
import { orderViews, type FootProps } from '../context/order-views';
import { useWaiting } from '../context/use-waiting';
import { firesSubmit } from './submit-event';

/** Once the form has started. */
const tryAfterMs = 400;

const Bare = ({ children }: FootProps) => <>{children}</>;

/** Back, Continue and Submit, as the step asks for them (FORM-07 to FORM-09); the main one also answers to Enter, and stands in the foot that a form has. */
export function SubmitSection({ foot: Foot = Bare }: { foot?: ComponentType<FootProps> }) {
  const { text } = useForm();
  const app = useApp();
  const shown = useFormValue(currentButtons, isEqual);
  const submitText = useFormValue((form) => submitTextOf(app, form.facts()));
  // While a submission is under way nothing can be pressed (FORM-12).
  const { button, isHeld } = useWaiting();
  // Tried out before the first click, which would wait for it.
  useEffect(() => startTimer(() => firesSubmit(app.root.ownerDocument), tryAfterMs), [app]);
  const main = (
    <Button key={String(shown.submit)} type="submit" onClick={onSubmitClick} waiting={button}>
      {text(shown.submit ? submitText : 'button.continue')}
    </Button>
  );
  return (
    <div className="charterform-buttons">
      {shown.back && (
        <Button kind="quiet" onClick={app.navigation.goBack} disabled={isHeld}>
          {text('button.back')}
        </Button>
      )}
      <Foot isLastStep={shown.submit}>{main}</Foot>
    </div>
  );
}

function onSubmitClick(event: MouseEvent<HTMLButtonElement>) {
  const { form } = event.currentTarget;
  // The second click of a double click would land on the next step and report its empty fields.
  if (event.detail > 1) event.preventDefault();
  else if (form && !firesSubmit(form.ownerDocument)) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/**
 * What Submit reads: where the visitor pays on a page afterwards, that it leads there (PAY-04); "Submit Order" in the side column
 * of an order; and else what the page says, or the form's own verb (FORM-10, FORM-11).
 */
export function submitTextOf(app: App, facts: Facts): TextKey {
  const {
    config: { layout, text },
    definition,
  } = app;
  const ordered = orderViews.get()?.submitText(app, facts);
  if (ordered) return ordered;
  return layout.submitVerb && text['button.submit'] === undefined ? definition.submitVerb : 'button.submit';
}

/** Which buttons show on the visitor's step. */
export const currentButtons = (form: FormHandle) => buttonsOf(form.plan, form.facts(), currentStepIndex(form.plan, form.facts()));
