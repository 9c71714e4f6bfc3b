/*
 * A substitute for Stripe.js: the part of https://docs.stripe.com/js that takes a payment with a deferred Payment Element
 * and a ConfirmationToken. Cards are typed into a frame of this script's origin alone.
 */
'use strict';

// A block keeps its names from the page.
{
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);

  /** @typedef {Record<string, any>} Options */
  /** @typedef {(event?: object) => void} Handler */

  /** A mistake in the page, which no visitor can mend. */
  class IntegrationError extends Error {
    name = 'IntegrationError';
  }

  /** @param {Options} options */
  function checkElementsOptions({ mode, amount, currency, clientSecret }) {
    if (clientSecret) throw new IntegrationError('The fake Stripe.js knows deferred intents alone: pass mode, amount and currency.');
    if (mode !== 'payment') throw new IntegrationError("Invalid value for elements(): mode must be 'payment'.");
    if (!Number.isInteger(amount) || amount < 1) {
      throw new IntegrationError('Invalid value for elements(): amount must be a positive integer in the smallest unit of the currency.');
    }
    if (currency !== 'usd') throw new IntegrationError("Invalid value for elements(): the fake knows the currency 'usd', in lower case.");
  }

  const eventNames = new Set(['ready', 'change', 'focus', 'blur', 'escape', 'loaderstart', 'loaderror']);

  /** What a Payment Element says of itself. */
  function createEvents() {
    /** @type {Map<string, Set<Handler>>} */
    const handlers = new Map();
    return {
      /** @param {string} name @param {Handler} handler */
      on(name, handler) {
        if (!eventNames.has(name)) throw new IntegrationError(`Invalid event name: ${name}`);
        handlers.set(name, (handlers.get(name) ?? new Set()).add(handler));
      },
      /** @param {string} name @param {Handler} [handler] */
      off(name, handler) {
        if (handler) handlers.get(name)?.delete(handler);
        else handlers.delete(name);
      },
      /** @param {string} name @param {object} [event] */
      fire(name, event) {
        for (const handler of [...(handlers.get(name) ?? [])]) handler({ elementType: 'payment', ...event });
      },
    };
  }

  /** @param {string | HTMLElement} target @returns {HTMLElement} */
  function containerOf(target) {
    const found = typeof target === 'string' ? document.querySelector(target) : target;
    if (found instanceof HTMLElement) return found;
    throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements that are currently on the page.`);
  }

  /**
   * A frame of the provider's: messages to it, and what it tells.
   *
   * @param {(data: Record<string, any>) => void} hears
   */
  function createFrame(hears) {
    /** @type {HTMLIFrameElement | undefined} */
    let frame;
    /** @type {Map<number, (answer: any) => void>} */
    const waiting = new Map();
    let calls = 0;

    /** @param {object} message */
    const tell = (message) => frame?.contentWindow?.postMessage(message, origin);

    /** @param {MessageEvent} event */
    function hear({ source, origin: from, data }) {
      if (!frame || source !== frame.contentWindow || from !== origin) return;
      if (data.type === 'height') frame.style.height = `${data.height}px`;
      if (data.type === 'answer') waiting.get(data.call)?.(data.answer);
      hears(data);
    }

    return {
      tell,
      /** @param {string} type @param {object} [more] @returns {Promise<any>} */
      ask: (type, more) =>
        new Promise((resolve) => {
          waiting.set(++calls, resolve);
          tell({ type, call: calls, ...more });
        }),
      /** @param {HTMLElement} container */
      open(container) {
        frame = document.createElement('iframe');
        frame.name = `__privateStripeFrame${Math.floor(Math.random() * 1e6)}`;
        frame.title = 'Secure payment input frame';
        frame.src = `${origin}/elements/payment.html`;
        frame.allow = 'payment *; clipboard-write';
        frame.style.cssText = 'display:block;width:100%;height:260px;border:0;color-scheme:light';
        addEventListener('message', hear);
        container.classList.add('StripeElement');
        container.append(frame);
      },
      close() {
        frame?.parentElement?.classList.remove('StripeElement');
        frame?.remove();
        frame = undefined;
        removeEventListener('message', hear);
      },
    };
  }

  /**
   * The Payment Element.
   *
   * @param {{key: string, options: Options, elementOptions: Options}} settings
   */
  function createPaymentElement(settings) {
    const events = createEvents();
    let isReady = false;
    const frame = createFrame(({ type, event }) => {
      if (type === 'hello') refresh();
      if (type === 'ready') isReady = true;
      if (eventNames.has(type)) events.fire(type, event);
    });
    const refresh = () => frame.tell({ type: 'settings', ...settings });

    const element = {
      on(/** @type {string} */ name, /** @type {Handler} */ handler) {
        events.on(name, handler);
        return element;
      },
      off(/** @type {string} */ name, /** @type {Handler} */ handler) {
        events.off(name, handler);
        return element;
      },
      once(/** @type {string} */ name, /** @type {Handler} */ handler) {
        const first = (/** @type {object | undefined} */ event) => {
          events.off(name, first);
          handler(event);
        };
        return element.on(name, first);
      },
      mount(/** @type {string | HTMLElement} */ target) {
        const container = containerOf(target);
        element.unmount();
        frame.open(container);
        events.fire('loaderstart');
      },
      unmount() {
        frame.close();
        isReady = false;
      },
      destroy: () => element.unmount(),
      focus: () => void frame.tell({ type: 'focus' }),
      blur: () => void frame.tell({ type: 'blur' }),
      clear: () => void frame.tell({ type: 'clear' }),
      collapse() {},
      update(/** @type {Options} */ changes) {
        Object.assign(settings.elementOptions, changes);
        refresh();
      },
    };
    return { element, ask: frame.ask, refresh, isMounted: () => isReady };
  }

  /** @param {string} key @param {Options} given */
  function createElements(key, given) {
    checkElementsOptions(given);
    const options = { ...given };
    /** @type {ReturnType<typeof createPaymentElement> | undefined} */
    let payment;
    let isSubmitted = false;

    const elements = {
      create(/** @type {string} */ type, /** @type {Options} */ elementOptions = {}) {
        if (type !== 'payment')
          throw new IntegrationError(`A valid Element name must be provided. The fake knows: payment; you passed: ${type}.`);
        if (payment) throw new IntegrationError('Can only create one Element of type payment.');
        payment = createPaymentElement({ key, options, elementOptions: { ...elementOptions } });
        payment.element.on('change', () => {
          isSubmitted = false;
        });
        const { destroy } = payment.element;
        payment.element.destroy = () => {
          destroy();
          payment = undefined;
        };
        return payment.element;
      },
      getElement: (/** @type {string} */ type) => (type === 'payment' ? (payment?.element ?? null) : null),
      update(/** @type {Options} */ changes) {
        checkElementsOptions({ ...options, ...changes });
        Object.assign(options, changes);
        payment?.refresh();
      },
      fetchUpdates: async () => ({}),
      async submit() {
        if (!payment?.isMounted())
          throw new IntegrationError('elements.submit() was called before the Payment Element was mounted and ready.');
        const answer = await payment.ask('submit');
        isSubmitted = !answer.error;
        return answer;
      },
    };
    /** @param {Options} params */
    async function tokenize(params) {
      if (!payment?.isMounted()) throw new IntegrationError('The Payment Element is not mounted.');
      if (!isSubmitted) {
        throw new IntegrationError('elements.submit() must be called before stripe.createConfirmationToken(), and again after a change.');
      }
      return payment.ask('tokenize', { params });
    }
    tokenizers.set(elements, tokenize);
    return elements;
  }

  /** @type {WeakMap<object, (params: Options) => Promise<object>>} */
  const tokenizers = new WeakMap();

  const nextActions = () => import(`${origin}/elements/next-action.js`);

  /** @param {string} key @param {Options} [options] */
  function Stripe(key, options = {}) {
    if (typeof key !== 'string' || key === '') throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.');
    if (!key.startsWith('pk_'))
      throw new IntegrationError('You should not use your secret key with Stripe.js. Please pass a publishable key instead.');
    return {
      elements: (/** @type {Options} */ given) => createElements(key, { locale: options.locale, ...given }),

      async createConfirmationToken(/** @type {Options} */ { elements, params = {} } = {}) {
        const tokenize = elements && tokenizers.get(elements);
        if (!tokenize)
          throw new IntegrationError('Missing value for stripe.createConfirmationToken(): elements should be an Elements instance.');
        return tokenize(params);
      },

      retrievePaymentIntent: async (/** @type {string} */ clientSecret) => (await nextActions()).readIntent(key, clientSecret),

      handleNextAction: async (/** @type {Options} */ { clientSecret } = {}) => (await nextActions()).handleNextAction(key, clientSecret),
    };
  }

  Stripe.version = 'fake';
  Object.assign(window, { Stripe });
}
