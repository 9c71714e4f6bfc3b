/* One field of the provider's, in a frame of the provider's origin. */
'use strict';

{
  const { field, label, hint, style, page } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const input = /** @type {HTMLInputElement} */ (document.querySelector('input'));

  const kinds = {
    number: {
      autocomplete: 'cc-number',
      maxLength: 19,
      fits: (/** @type {string} */ digits) => digits.length >= 15 && passesChecksum(digits),
    },
    cvc: { autocomplete: 'cc-csc', maxLength: 4, fits: (/** @type {string} */ digits) => digits.length >= 3 },
  };
  const kind = kinds[/** @type {keyof typeof kinds} */ (field)];

  /** @param {string} digits */
  function passesChecksum(digits) {
    const sum = [...digits].reverse().reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  const digits = () => input.value.replaceAll(' ', '');

  /** @param {object} message */
  function tell(message) {
    // A frame that is being taken away loses its focus, and has no page around it any more.
    if (parent !== window) parent.postMessage(message, page);
  }

  /** What the field of the code holds: its frame has the same origin, which the page around them has not. */
  function readCode() {
    for (let i = 0; i < parent.length; i++) {
      try {
        const code = Reflect.get(/** @type {Window} */ (parent[i]), 'readField')?.('cvc');
        if (code !== undefined) return code;
      } catch {
        // A frame of another origin.
      }
    }
    return '';
  }

  Object.assign(window, { readField: (/** @type {string} */ asked) => (asked === field ? digits() : undefined) });

  /** @param {{card: object}} request */
  async function tokenize(request) {
    const card = { ...request.card, number: digits(), cvc: readCode() };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/v1/cards', { method: 'POST', headers, body: JSON.stringify({ ...request, card }) });
    tell({ type: 'answer', answer: await answer.json() });
  }

  Object.assign(document.body.style, style);
  Object.assign(input, { autocomplete: kind.autocomplete, maxLength: kind.maxLength, ariaLabel: label });
  /** @type {HTMLElement} */ (document.getElementById('hint')).textContent = hint;

  input.addEventListener('input', () => {
    if (field === 'number')
      input.value = digits()
        .replace(/\D/g, '')
        .replace(/(\d{4})(?=\d)/g, '$1 ');
    tell({ type: 'change', validity: input.value === '' ? 'empty' : kind.fits(digits()) ? 'valid' : 'invalid' });
  });
  input.addEventListener('focus', () => tell({ type: 'focus' }));
  input.addEventListener('blur', () => tell({ type: 'blur' }));
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== page) return;
    if (data.type === 'focus') input.focus();
    if (data.type === 'tokenize') tokenize(data.request);
  });
}
