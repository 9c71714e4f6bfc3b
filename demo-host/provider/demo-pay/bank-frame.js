/* What the bank asks for, in a frame of the provider's origin. */
'use strict';

{
  const { secret, page } = JSON.parse(decodeURIComponent(location.hash.slice(1)));

  /** @type {Record<string, string | undefined>} */
  const errors = {
    refuse: 'Your bank did not confirm the payment.',
    close: 'The payment was not confirmed.',
  };

  /** @param {object} message */
  function tell(message) {
    if (parent !== window) parent.postMessage(message, page);
  }

  const tellHeight = () => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });

  /** @param {string} outcome */
  async function settle(outcome) {
    try {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/demo-pay/confirmations', { method: 'POST', headers, body: JSON.stringify({ secret, outcome }) });
      if (!answer.ok) throw new Error(String(answer.status));
      tell({ type: 'done', error: errors[outcome] });
    } catch {
      /** @type {HTMLElement} */ (document.getElementById('failed')).textContent = 'The bank could not be reached. Please try again.';
      tellHeight();
    }
  }

  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => settle(String(button.dataset.outcome)));
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === page && data.type === 'close') void settle('close');
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void settle('close');
  });
  tellHeight();
  document.querySelector('button')?.focus();
}
