import type { FormDefinition } from '../forms/define-form';
import type { itemsOnOffer } from '../forms/optional-items';
import { plainForm } from '../forms/plain-form';
import type { ProductRole } from '../kernel/reference/product-roles';
import { createSlot } from '../kernel/util/slot';
import { everyAnswer } from '../submission/own-answers';
import type { OwnForm } from './types';

/** What an order form of a page leaves out. */
export interface OrderDefaults {
  form: Partial<FormDefinition>;
  itemsOnOffer: typeof itemsOnOffer;
}

/** Provided by what sells; without it a page can register plain forms alone. */
export const orderDefaults = createSlot<OrderDefaults>();

const plainDefaults = {
  ...plainForm,
  payload: everyAnswer,
  submitVerb: 'button.sendMessage',
  sendingText: 'submission.sendingMessage',
  confirmation: { title: 'confirmation.message', message: 'confirmation.message.text', again: 'confirmation.again.message' },
} as const;

/** A form type of the page, with what it leaves out. */
export function completeForm({ optionalProducts = [], primaryProducts = [], ...form }: OwnForm): FormDefinition {
  const orders = orderDefaults.get();
  return {
    ...(form.kind === 'order' ? orders?.form : plainDefaults),
    ...form,
    primaryProducts,
    optionalProducts: orders && optionalProducts.length > 0 ? [orders.itemsOnOffer(...(optionalProducts as readonly ProductRole[]))] : [],
  } as unknown as FormDefinition;
}
