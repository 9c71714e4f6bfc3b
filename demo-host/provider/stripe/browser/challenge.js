/* The question of the visitor's bank, in a frame of the provider's origin. */
'use strict';

{
  let clientSecret = '';
  let page = '';

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data.type !== 'challenge') return;
    ({ clientSecret } = data);
    page = origin;
    document.querySelector('button')?.focus();
  });

  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', async () => {
      const body = new URLSearchParams({ client_secret: clientSecret, act: button.value });
      await fetch('/elements/authenticate', { method: 'POST', body });
      parent.postMessage({ type: 'done' }, page);
    });
  }
  parent.postMessage({ type: 'hello' }, '*');
}
