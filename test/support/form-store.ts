import { offerOfForm, planOfForm } from './offers';
import { afterEach } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { withDefaults, type PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { createFormStore } from '../../src/state/create-store';
import { valuesMirrored } from '../../src/state/form-slice';
import { productsWanted } from '../../src/state/orders/load-products';
import { fakeServices, type FakeServices } from './fake-services';

const stops: (() => void)[] = [];

// A timer of the persistence outlives its test otherwise.
afterEach(() => stops.splice(0).forEach((stop) => stop()));

export interface StoreSetup {
  config?: Partial<PageConfigWithGaps>;
  /** The one of the config's form type where left out. */
  form?: FormDefinition;
  services?: FakeServices;
  /** False: a form without a cart. */
  sells?: boolean;
  keep?: boolean;
}

/** A form that is built. */
export const definitionOf = (formType: string): FormDefinition => formList[formType as keyof typeof formList];

/** A real store on fake services; `mirror` changes the form's values and tells the store, as the form does. */
export function formStore({ config, form: given, services = fakeServices(), sells = true, keep = false }: StoreSetup = {}) {
  const whole = withDefaults({ formType: 'FormABusinessForm', pageID: 'page-1', pluginVersion: '1.0', ...config });
  const form = given ?? definitionOf(whole.formType);
  const offer = sells ? offerOfForm(form, whole) : undefined;
  const ending = new AbortController();
  const plan = planOfForm(form, whole);
  let values: FormValues = {};
  const made = createFormStore({ config: whole, form, services, plan, values: () => values, offer, keep, signal: ending.signal });
  stops.push(() => made.persistor?.pause());
  return {
    ...made,
    config: whole,
    plan,
    services,
    /** Ends the form. */
    end: () => ending.abort(),
    mirror(next: FormValues) {
      values = next;
      made.store.dispatch(valuesMirrored(values));
    },
    /** Changes the form's values, of which the store has yet to be told. */
    hold: (next: FormValues) => void (values = next),
    want: (retryFailed = false) => void made.store.dispatch(productsWanted({ retryFailed })),
    cart: () => made.store.getState().cart.items,
    catalogue: () => made.store.getState().catalogue,
  };
}

/** Lets every promise settle that needs no clock. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
