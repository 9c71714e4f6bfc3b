/* The provider's box, in a frame of the provider's origin. */
'use strict';

{
  const { amount, locale, style, page } = JSON.parse(decodeURIComponent(location.hash.slice(1)));

  const english = {
    pays: 'DemoPay charges {total}.',
    number: 'Card number',
    expiry: 'Expiry date',
    code: 'Security code',
    wrong: 'Please check this.',
    failed: 'DemoPay could not be reached. Nothing was charged. Please try again.',
  };
  const spanish = {
    pays: 'DemoPay cobra {total}.',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    code: 'Código de seguridad',
    wrong: 'Revise este dato.',
    failed: 'No se pudo conectar con DemoPay. No se cobró nada. Inténtelo de nuevo.',
  };
  const isSpanish = /^es\b/.test(locale);
  const words = isSpanish ? spanish : english;
  document.documentElement.lang = isSpanish ? 'es' : 'en';

  /** @param {string} id */
  const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const ids = /** @type {const} */ (['number', 'expiry', 'code']);
  const inputOf = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (element(id));
  const digitsOf = (/** @type {string} */ id) => inputOf(id).value.replace(/\D/g, '');

  let cents = Number(amount);

  /** @param {string} digits */
  function passesChecksum(digits) {
    const sum = [...digits].reverse().reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  /** @param {string} digits of a month and a year */
  function isAhead(digits) {
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
    return month >= 1 && month <= 12 && new Date(year, month) > new Date();
  }

  /** @type {Record<string, (digits: string) => boolean>} */
  const fits = {
    number: (digits) => digits.length >= 15 && passesChecksum(digits),
    expiry: (digits) => digits.length === 4 && isAhead(digits),
    code: (digits) => digits.length >= 3,
  };
  const isValid = (/** @type {string} */ id) => fits[id]?.(digitsOf(id)) === true;

  /** @param {object} message */
  function tell(message) {
    // A frame that is being taken away has no page around it any more.
    if (parent !== window) parent.postMessage(message, page);
  }

  const tellHeight = () => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });

  function showAmount() {
    const total = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    element('amount').textContent = words.pays.replace('{total}', total);
  }

  /** @param {string} id @param {boolean} isWrong */
  function showError(id, isWrong) {
    inputOf(id).setAttribute('aria-invalid', String(isWrong));
    element(`${id}-error`).textContent = isWrong ? words.wrong : '';
    tellHeight();
  }

  async function tokenize() {
    const wrong = ids.filter((id) => !isValid(id));
    for (const id of ids) showError(id, wrong.includes(id));
    if (wrong.length > 0) return { error: words.wrong };
    const body = JSON.stringify({ number: digitsOf('number'), amount: cents });
    try {
      const answer = await fetch('/demo-pay/tokens', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      return await answer.json();
    } catch {
      return { error: words.failed };
    }
  }

  for (const [name, value] of Object.entries(style)) {
    document.documentElement.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
  for (const id of ids) {
    const input = inputOf(id);
    /** @type {HTMLElement} */ (document.querySelector(`[for="${id}"]`)).textContent = words[id];
    input.addEventListener('input', () => {
      if (id === 'number') input.value = digitsOf(id).replace(/(\d{4})(?=\d)/g, '$1 ');
      if (id === 'expiry') input.value = digitsOf(id).replace(/^(\d\d)(\d)/, '$1 / $2');
      if (isValid(id)) showError(id, false);
      tell({ type: 'change', state: { empty: ids.every((each) => digitsOf(each) === ''), complete: ids.every(isValid) } });
    });
    input.addEventListener('blur', () => showError(id, input.value !== '' && !isValid(id)));
  }
  addEventListener('focusin', () => tell({ type: 'focus' }));
  // A frame hears of a focus that leaves it only by its window.
  addEventListener('blur', () => tell({ type: 'blur' }));
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== parent || origin !== page) return;
    if (data.type === 'focus') inputOf(ids.find((id) => !isValid(id)) ?? ids[0]).focus();
    if (data.type === 'update') {
      cents = Number(data.amount);
      showAmount();
    }
    if (data.type === 'tokenize') tell({ type: 'answer', answer: await tokenize() });
  });

  showAmount();
  new ResizeObserver(tellHeight).observe(document.body);
  tellHeight();
  tell({ type: 'ready' });
}
