import type { Ref } from 'react';
import { isOrderEmpty } from '../../commerce/cart/empty-order';
import { choosingStep } from '../../commerce/review/choosing-step';
import { useForm } from '../../form/form-provider';
import { Notice } from '../../ui/notice';
import { useOrder } from '../context/use-order';
import { MissingParts } from './co-owners/missing-parts';
import { StepLink } from '../notices/step-link';

/** Says that nothing is in the order, and leads to the step where something can be chosen (FORM-41). */
export function EmptyOrder({ focusRef }: { focusRef?: Ref<HTMLDivElement> }) {
  const { form, text } = useForm();
  return (
    <Notice
      kind="error"
      {...(focusRef && { focusRef })}
      action={<StepLink step={choosingStep(form.plan, form.facts())}>{text('order.empty.choose')}</StepLink>}
    >
      {text('order.empty')}
    </Notice>
  );
}

/** At the review: the same, while nothing is in the order; and whose details are missing. */
export function ReviewNotice() {
  const { facts, cart } = useOrder();
  return (
    <>
      {isOrderEmpty(facts, cart) && <EmptyOrder />}
      <MissingParts />
    </>
  );
}
