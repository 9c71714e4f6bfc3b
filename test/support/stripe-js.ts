import { vi } from 'vitest';

type Handler = (event: never) => void;
type Change = { empty: boolean; complete: boolean };

/** What Stripe.js throws where it is used wrongly. */
class IntegrationError extends Error {
  override name = 'IntegrationError';
}

/** One Payment Element, which a test fills in by `fire`. */
function fakeElement() {
  const handlers = new Map<string, Handler[]>();
  const element = {
    container: null as HTMLElement | null,
    isDestroyed: false,
    isReady: false,
    state: { empty: true, complete: false } as Change,
    on(event: string, handler: Handler) {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
      return element;
    },
    mount(container: HTMLElement) {
      if (element.isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
      if (container.childNodes.length > 0)
        throw new IntegrationError('This Element will be mounted to a DOM element that contains child nodes.');
      if (!container.isConnected)
        throw new IntegrationError('The selector you specified applies to no DOM elements that are currently on the page.');
      element.container = container;
      container.append(document.createElement('iframe'));
    },
    focus: vi.fn(() => {
      if (!element.isReady) throw new IntegrationError('This Element is not mounted, or its `ready` event has not fired.');
    }),
    destroy: vi.fn(() => {
      if (element.isDestroyed) throw new IntegrationError('This Element has already been destroyed.');
      element.isDestroyed = true;
      element.container?.replaceChildren();
    }),
    fire(event: string, detail: unknown = { elementType: 'payment' }) {
      if (event === 'ready') element.isReady = true;
      if (event === 'change') element.state = detail as Change;
      for (const handler of handlers.get(event) ?? []) handler(detail as never);
    },
  };
  return element;
}

/** What `stripe.elements` documents of its options in the mode without an intent. */
function assertMode({ mode, amount, currency }: Record<string, unknown>) {
  if (mode !== 'payment') throw new IntegrationError('Invalid value for elements(): `mode` must be one of payment, setup, subscription.');
  if (!Number.isInteger(amount) || (amount as number) <= 0)
    throw new IntegrationError('Invalid value for elements(): amount must be a positive integer.');
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) throw new IntegrationError('Invalid value for elements(): currency.');
}

/**
 * A double of Stripe.js that keeps to what is documented (https://docs.stripe.com/js): `elements.submit()` before a
 * ConfirmationToken and again after each change; `handleNextAction` throws for a payment that needs nothing. `refusals` are
 * what the next `submit`, `createConfirmationToken` and `handleNextAction` answer instead.
 */
export function fakeStripe() {
  const groups: { options: Record<string, unknown>; element: ReturnType<typeof fakeElement>; isSubmitted: boolean }[] = [];
  const refusals: { submit?: object; token?: object; next?: object } = {};
  /** The secrets of payments that are in the state `requires_action`. */
  const waiting = new Set<string>();
  let tokens = 0;

  const stripe = {
    elements: vi.fn((options: Record<string, unknown>) => {
      assertMode(options);
      const group = { options, element: fakeElement(), isSubmitted: false };
      groups.push(group);
      group.element.on('change', () => void (group.isSubmitted = false));
      return {
        group,
        create(type: string) {
          if (type !== 'payment') throw new IntegrationError(`A valid Element name must be provided: ${type}`);
          return group.element;
        },
        update: vi.fn(async (changed: Record<string, unknown>) => {
          assertMode({ ...group.options, ...changed });
          Object.assign(group.options, changed);
          group.isSubmitted = false;
        }),
        submit: vi.fn(async () => {
          const incomplete = { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' };
          const error = refusals.submit ?? (group.element.state.complete ? undefined : incomplete);
          group.isSubmitted = !error;
          return error ? { error } : { selectedPaymentMethod: 'card' };
        }),
      };
    }),
    createConfirmationToken: vi.fn(async ({ elements }: { elements: { group: (typeof groups)[number] } }) => {
      if (!elements.group.isSubmitted)
        throw new IntegrationError('`elements.submit()` must be called before `stripe.createConfirmationToken()`.');
      return refusals.token ? { error: refusals.token } : { confirmationToken: { id: `ctoken_${++tokens}`, object: 'confirmation_token' } };
    }),
    handleNextAction: vi.fn(async ({ clientSecret }: { clientSecret: string }) => {
      if (!waiting.has(clientSecret))
        throw new IntegrationError('handleNextAction: The PaymentIntent supplied is not in the requires_action state.');
      waiting.delete(clientSecret);
      return refusals.next ? { error: refusals.next } : { paymentIntent: { id: 'pi_1', status: 'requires_confirmation' } };
    }),
  };
  return { create: vi.fn((_key: string) => stripe), stripe, groups, refusals, waiting };
}
