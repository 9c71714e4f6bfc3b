import { useEffect } from 'react';
import { formatPrice } from '../../core/util/money';
import { asks } from '../../core/plan/form-plan';
import { currentStepIndex } from '../../core/plan/navigation';
import type { FormHandle } from '../../form/form-handle';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { Modal } from '../../ui/modal';
import { useApp } from '../context/app-context';
import type { Navigation } from '../context/navigation';
import { scrollToStep } from '../steps/scroll';
import { requestResubmission } from './resubmission';

/** Takes the visitor to the price they named and asks for the minimum, in cents (NYOP-05, NYOP-06). */
export function askForMinimum(form: FormHandle, navigation: Navigation, min: number): void {
  const step = form.plan.steps.findIndex(({ sections }) => sections.some(({ modules }) => asks(modules, 'nyop.requestedPrice')));
  if (form.plan.stepMode && step !== currentStepIndex(form.plan, form.facts())) navigation.goTo(step);
  form.change({ nyopOverlay: { show: true, min } });
}

/** The question whether the visitor pays the minimum in place of a price that is too low (NYOP-07). */
export function NyopOverlay() {
  const { form, idPrefix } = useForm();
  const { root } = useApp();
  const isShown = useFormValue((form) => form.get('nyopOverlay.show') === true);
  useEffect(() => {
    if (isShown) scrollToStep(root, fieldId(idPrefix, 'nyop.requestedPrice'));
  }, [isShown, root, idPrefix]);
  return isShown && <Question form={form} />;
}

function Question({ form }: { form: FormHandle }) {
  const { text, idPrefix } = useForm();
  const { root } = useApp();
  const min = Number(form.get('nyopOverlay.min'));
  const price = formatPrice(min);
  const agree = () => {
    form.change({
      'nyop.requestedPrice': (min / 100).toFixed(2),
      'nyop.immediateService': false,
      nyopOverlay: { show: false, min },
    });
    requestResubmission(root);
  };
  return (
    <Modal
      id={`${idPrefix}-price-too-low`}
      title={text('namedPrice.tooLow', { price })}
      closeText={text('button.close')}
      cancelText={text('namedPrice.decline')}
      saveText={text('namedPrice.agree', { price })}
      onCancel={() => form.change({ 'nyopOverlay.show': false })}
      onSave={agree}
    >
      <p>{text('namedPrice.tooLow.text')}</p>
    </Modal>
  );
}
