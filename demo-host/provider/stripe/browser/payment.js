/* The Payment Element's inside: a card's fields, in a frame of the provider's origin. */
'use strict';

{
  /** @typedef {{code: string, message: string}} Fault */

  /** @param {string} id @returns {HTMLInputElement} */
  const input = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
  const digitsOf = (/** @type {string} */ id) => input(id).value.replace(/\D/g, '');
  const fault = (/** @type {string} */ code, /** @type {string} */ message) => ({ code, message });

  /** @type {{key: string, options: Record<string, any>, elementOptions: Record<string, any>}} */
  let settings = { key: '', options: {}, elementOptions: {} };
  let page = '';

  /** @param {string} digits */
  const passesChecksum = (digits) =>
    [...digits].reverse().reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0;

  /** What is wrong with a field, if anything is. @type {Record<string, () => Fault | undefined>} */
  const checks = {
    number() {
      const digits = digitsOf('number');
      if (digits.length < 15 || (digits.startsWith('4') && digits.length < 16))
        return fault('incomplete_number', 'Your card number is incomplete.');
      return passesChecksum(digits) ? undefined : fault('invalid_number', 'Your card number is invalid.');
    },
    expiry() {
      const digits = digitsOf('expiry');
      const month = Number(digits.slice(0, 2));
      if (digits.length < 4 || month < 1 || month > 12) return fault('incomplete_expiry', "Your card's expiration date is incomplete.");
      const today = new Date();
      const isPast = (2000 + Number(digits.slice(2))) * 12 + month <= today.getFullYear() * 12 + today.getMonth();
      return isPast ? fault('invalid_expiry_year_past', "Your card's expiration year is in the past.") : undefined;
    },
    cvc: () => (digitsOf('cvc').length < 3 ? fault('incomplete_cvc', "Your card's security code is incomplete.") : undefined),
    zip: () => (asksZip() && input('zip').value.trim().length < 5 ? fault('incomplete_zip', 'Your postal code is incomplete.') : undefined),
  };

  /** Whether the page leaves a part of the billing address to this frame. */
  function asksZip() {
    const billing = settings.elementOptions.fields?.billingDetails;
    const address = billing?.address;
    return billing !== 'never' && address !== 'never' && address?.postalCode !== 'never';
  }

  /** @param {object} message */
  function tell(message) {
    // A frame that is being taken away has no page around it any more.
    if (parent !== window && page) parent.postMessage(message, page);
  }

  const firstFault = () => {
    const [id] = Object.keys(checks).filter((name) => checks[name]?.()) ?? [];
    return id ? { id, fault: /** @type {Fault} */ (checks[id]?.()) } : undefined;
  };

  function changed() {
    const ids = asksZip() ? ['number', 'expiry', 'cvc', 'zip'] : ['number', 'expiry', 'cvc'];
    const empty = ids.every((id) => input(id).value === '');
    tell({ type: 'change', event: { empty, complete: !firstFault(), collapsed: false, value: { type: 'card' } } });
  }

  /** @param {string} id @param {string} message */
  function show(id, message) {
    /** @type {HTMLElement} */ (document.getElementById(`${id}-error`)).textContent = message;
    input(id).ariaInvalid = message ? 'true' : 'false';
    measure();
  }

  const measure = () => tell({ type: 'height', height: document.body.scrollHeight + 4 });

  function submit() {
    for (const id of Object.keys(checks)) show(id, checks[id]?.()?.message ?? '');
    const wrong = firstFault();
    if (!wrong) return { selectedPaymentMethod: 'card' };
    input(wrong.id).focus();
    return { error: { type: 'validation_error', ...wrong.fault } };
  }

  /** @param {Record<string, any>} holder @param {string} name @returns {[string, string][]} with Stripe's brackets */
  const flat = (holder, name) =>
    Object.entries(holder).flatMap(([key, value]) =>
      value instanceof Object ? flat(value, `${name}[${key}]`) : value == null || value === '' ? [] : [[`${name}[${key}]`, String(value)]],
    );

  /** What the page must send because this frame does not ask for it. @param {Record<string, any>} billing */
  function missingOf(billing) {
    const hidden = settings.elementOptions.fields?.billingDetails;
    if (!hidden) return undefined;
    const isHidden = (/** @type {string} */ name) => hidden === 'never' || hidden[name] === 'never';
    const missing = ['name', 'email', 'phone', 'address'].find((name) => isHidden(name) && billing[name] === undefined);
    return missing && `You specified "never" for fields.billing_details.${missing} when creating the payment Element, but did not pass it.`;
  }

  /** @param {Record<string, any>} params */
  async function tokenize(params) {
    const given = params.payment_method_data?.billing_details ?? {};
    const missing = missingOf(given);
    if (missing) return { error: { type: 'invalid_request_error', message: missing } };
    const wrong = firstFault();
    if (wrong) return { error: { type: 'validation_error', ...wrong.fault } };
    const expiry = digitsOf('expiry');
    const card = { number: digitsOf('number'), exp_month: expiry.slice(0, 2), exp_year: `20${expiry.slice(2)}`, cvc: digitsOf('cvc') };
    const zip = asksZip() ? { address: { ...given.address, postal_code: input('zip').value.trim() } } : {};
    const data = { type: 'card', card, billing_details: { ...given, ...zip } };
    const body = new URLSearchParams([['key', settings.key], ...flat(data, 'payment_method_data')]);
    if (params.return_url) body.set('return_url', params.return_url);
    try {
      const answer = await (await fetch('/v1/confirmation_tokens', { method: 'POST', body })).json();
      return answer.error ? { error: answer.error } : { confirmationToken: answer };
    } catch {
      return { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' } };
    }
  }

  /** @param {typeof settings} next */
  function take(next) {
    settings = next;
    const { colorText, colorBackground, colorDanger, fontFamily, fontSizeBase } = next.options.appearance?.variables ?? {};
    document.body.style.setProperty('--background', colorBackground ?? null);
    document.body.style.setProperty('--danger', colorDanger ?? null);
    Object.assign(document.body.style, { color: colorText ?? '', fontFamily: fontFamily ?? '', fontSize: fontSizeBase ?? '' });
    /** @type {HTMLElement} */ (document.getElementById('zip-field')).hidden = !asksZip();
    const total = (next.options.amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    /** @type {HTMLElement} */ (document.getElementById('total')).textContent = `total ${total}`;
    measure();
  }

  input('number').addEventListener('input', () => {
    input('number').value = digitsOf('number').replace(/(\d{4})(?=\d)/g, '$1 ');
  });
  input('expiry').addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
    input('expiry').value = digitsOf('expiry').replace(/^(\d{2})(\d*)$/, '$1 / $2');
  });
  for (const id of Object.keys(checks)) {
    input(id).addEventListener('input', () => {
      show(id, '');
      changed();
    });
    input(id).addEventListener('focus', () => tell({ type: 'focus', event: {} }));
    input(id).addEventListener('blur', () => {
      if (input(id).value) show(id, checks[id]?.()?.message ?? '');
      tell({ type: 'blur', event: {} });
    });
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'escape', event: {} });
  });
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());

  let isReady = false;
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== parent || parent === window) return;
    page = origin;
    if (data.type === 'settings') {
      take(data);
      if (!isReady) tell({ type: 'ready', event: {} });
      isReady = true;
    }
    if (data.type === 'focus') input('number').focus();
    if (data.type === 'blur') /** @type {HTMLElement} */ (document.activeElement).blur();
    if (data.type === 'clear') {
      for (const id of Object.keys(checks)) input(id).value = '';
      changed();
    }
    if (data.type === 'submit') tell({ type: 'answer', call: data.call, answer: submit() });
    if (data.type === 'tokenize') tell({ type: 'answer', call: data.call, answer: await tokenize(data.params) });
  });
  parent.postMessage({ type: 'hello' }, '*');
}
