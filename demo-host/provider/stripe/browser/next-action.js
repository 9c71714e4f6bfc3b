/* The part of the substitute for Stripe.js that is needed after the order: the intent, and its 3-D Secure. */

const { origin } = new URL(import.meta.url);

/** A mistake in the page, which no visitor can mend. */
class IntegrationError extends Error {
  name = 'IntegrationError';
}

/** @param {string} clientSecret */
function intentIdOf(clientSecret) {
  const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(String(clientSecret)) ?? [];
  if (!id)
    throw new IntegrationError('Invalid value for stripe: clientSecret should be a client secret of the form ${id}_secret_${secret}.');
  return id;
}

/** @param {string} key @param {string} clientSecret */
export async function readIntent(key, clientSecret) {
  const id = intentIdOf(clientSecret);
  try {
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    const answer = await (await fetch(`${origin}/v1/payment_intents/${id}?${query}`)).json();
    return answer.error ? { error: answer.error } : { paymentIntent: answer };
  } catch {
    return { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' } };
  }
}

/** The challenge of 3-D Secure, in a dialog over the page. @param {string} clientSecret @returns {Promise<void>} */
function challenge(clientSecret) {
  return new Promise((resolve) => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', '3-D Secure');
    dialog.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#0008;display:grid;place-items:center';
    const frame = document.createElement('iframe');
    frame.title = '3-D Secure authentication';
    frame.name = 'stripe-challenge-frame';
    frame.src = `${origin}/elements/challenge.html`;
    frame.style.cssText = 'width:min(400px,100vw);height:min(360px,100vh);border:0;background:#fff;color-scheme:light';
    const before = document.activeElement;
    /** @param {MessageEvent} event */
    function hear({ source, origin: from, data }) {
      if (source !== frame.contentWindow || from !== origin) return;
      if (data.type === 'hello') frame.contentWindow?.postMessage({ type: 'challenge', clientSecret }, origin);
      if (data.type !== 'done') return;
      removeEventListener('message', hear);
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    }
    addEventListener('message', hear);
    dialog.append(frame);
    document.body.append(dialog);
    frame.focus();
  });
}

/** @param {string} key @param {string} clientSecret */
export async function handleNextAction(key, clientSecret) {
  const read = await readIntent(key, clientSecret);
  if (read.error) return read;
  const { status } = read.paymentIntent;
  if (status !== 'requires_action') {
    throw new IntegrationError(`handleNextAction: The PaymentIntent supplied is not in the requires_action state. It is ${status}.`);
  }
  await challenge(clientSecret);
  const after = await readIntent(key, clientSecret);
  const error = after.paymentIntent?.last_payment_error;
  return error ? { error: { ...error, payment_intent: after.paymentIntent } } : after;
}
