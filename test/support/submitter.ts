import { vi } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { receiptOf } from '../../src/commerce/review/receipt';
import type { EarlierOrder } from '../../src/submission/earlier-order';
import type { PriceChange } from '../../src/submission/price-change';
import { readSwitches } from '../../src/submission/switches';
import type { FormDefinition } from '../../src/forms/define-form';
import { createText } from '../../src/kernel/text/format-message';
import { createIdempotencyKeys } from '../../src/state/submission/idempotency-keys';
import type { AcceptedOrder } from '../../src/state/submission/send-options';
import { createPayingMark } from '../../src/state/submission/paying-mark';
import { createSubmitter } from '../../src/state/submission/submit';
import { completeAnswers } from './answers';
import { fakeServices, posted, type FakeServices } from './fake-services';
import { definitionOf, formStore } from './form-store';

export const attemptStorageKey = 'charterform:attempt';
const payingStorageKey = 'charterform:paying';

export interface SubmitterSetup {
  config?: Partial<PageConfigWithGaps>;
  /** The one of the config's form type where left out. */
  form?: FormDefinition;
  services?: FakeServices;
  values?: FormValues;
  /** False: the catalogue is left as it is. */
  loads?: boolean;
  /** The same for forms that are mounted one after the other on one page; left out, it is another page. */
  tabKey?: string;
}

let pages = 0;

/**
 * A submitter on a real store whose products have arrived; `answers.values` is what the form holds at the moment.
 * Called again with the same services it is the page after a reload.
 */
export async function submitterFor({
  config = {},
  form = definitionOf(config.formType ?? 'FormABusinessForm'),
  services = fakeServices(),
  values = completeAnswers,
  loads = true,
  tabKey = `page-${++pages}`,
}: SubmitterSetup = {}) {
  const made = formStore({ config, form, services });
  const answers = { values, isValid: true };
  const events: string[] = [];
  const dispatch = ((action: Parameters<typeof made.store.dispatch>[0]) => {
    events.push(action.type.replace('submission/', ''));
    return made.store.dispatch(action);
  }) as typeof made.store.dispatch;
  const switches = readSwitches(made.config, '', '');
  const keys = createIdempotencyKeys(services.sessionStorage, attemptStorageKey, services.newKey);
  const paying = createPayingMark(services.sessionStorage, payingStorageKey);
  const onAccepted = vi.fn((_accepted: AcceptedOrder) => {});
  const onSuccess = vi.fn();
  const onCaptchaUsed = vi.fn();
  const onRefused = vi.fn();
  const onPriceTooLow = vi.fn((_minimum: number) => {});
  const onPriceChanged = vi.fn((_change: PriceChange) => {});
  const onFurther = vi.fn((_digest: string, _earlier: EarlierOrder) => {});
  const submitter = createSubmitter({
    store: { ...made.store, dispatch },
    factsOf: made.factsOf,
    form,
    services,
    context: { pageAddress: 'https://example.com/order', switches, hadChat: false, readKey: services.readKey },
    tabKey,
    keys,
    paying,
    valuesWithSecrets: () => answers.values,
    validate: () => answers.isValid,
    onAccepted,
    onSuccess,
    onCaptchaUsed,
    onRefused,
    onPriceTooLow,
    onPriceChanged,
    onFurther,
    receiptOf: (facts, cart) => receiptOf(facts, cart, createText()),
  });
  made.mirror(values);
  if (loads) {
    made.want();
    await vi.waitFor(() => {
      if (!made.catalogue().productsLoaded) throw new Error('still loading');
    });
  }
  const told = { onAccepted, onSuccess, onCaptchaUsed, onPriceTooLow, onFurther };
  return { ...made, ...submitter, ...told, keys, switches, answers, events, state: () => made.store.getState().submission };
}

/** The idempotency keys of all posts so far, in their order. */
export const postedKeys = (services: FakeServices) => posted(services).map(({ fields }) => fields.idempotency_key);

/** Submits and lets every pause of the repeats go by; under fake timers. */
export async function submitPatiently({ submit }: { submit: () => Promise<void> }) {
  const sending = submit();
  await vi.advanceTimersByTimeAsync(60_000);
  await sending;
}
