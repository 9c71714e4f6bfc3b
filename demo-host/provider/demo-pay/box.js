/*
 * A substitute for a payment provider that owns the whole box, as docs/reference/payment.md describes one. What a visitor
 * enters stands in a frame of this script's origin, and so does what the bank asks for.
 */
'use strict';

// A block keeps its names from the page.
{
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);

  /**
   * @typedef {object} Options
   * @property {number} amount  in cents
   * @property {string} locale
   * @property {string} label
   * @property {Record<string, string>} style
   * @property {(state: {empty: boolean, complete: boolean}) => void} onChange
   * @property {() => void} onFocus
   * @property {() => void} onBlur
   */

  /**
   * A frame of the provider's, which alone is listened to.
   *
   * @param {string} file
   * @param {string} title
   * @param {object} settings
   * @param {(message: any) => void} hear
   */
  function openFrame(file, title, settings, hear) {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/demo-pay/${file}#${encodeURIComponent(JSON.stringify({ ...settings, page: location.origin }))}`;
    frame.title = title;
    // The frame's document is a light one; in a dark page it would be given a white ground.
    frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:light';
    /** @param {MessageEvent} event */
    const onMessage = ({ source, origin: from, data }) => {
      if (source === frame.contentWindow && from === origin) hear(data);
    };
    addEventListener('message', onMessage);
    return {
      frame,
      /** @param {object} message */
      tell: (message) => frame.contentWindow?.postMessage(message, origin),
      close() {
        removeEventListener('message', onMessage);
        frame.remove();
      },
    };
  }

  /**
   * @param {HTMLElement} container
   * @param {Options} options
   */
  function mount(container, { amount, locale, label, style, onChange, onFocus, onBlur }) {
    /** @type {((answer: unknown) => void)[]} */
    const waiting = [];
    return new Promise((resolve) => {
      const { frame, tell, close } = openFrame('box.html', label, { amount, locale, style }, (message) => {
        if (message.type === 'height') frame.style.height = `${message.height}px`;
        if (message.type === 'change') onChange(message.state);
        if (message.type === 'focus') onFocus();
        if (message.type === 'blur') onBlur();
        if (message.type === 'answer') waiting.shift()?.(message.answer);
        if (message.type === 'ready') resolve(mounted);
      });
      const mounted = {
        /** @param {{amount: number}} changed */
        update: (changed) => tell({ type: 'update', ...changed }),
        token: () =>
          new Promise((answer) => {
            waiting.push(answer);
            tell({ type: 'tokenize' });
          }),
        focus() {
          frame.focus();
          tell({ type: 'focus' });
        },
        unmount: close,
      };
      container.append(frame);
    });
  }

  /**
   * Shows what the bank asks for, in a dialog above the page.
   *
   * @param {{secret: string}} next
   */
  function confirm({ secret }) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Your bank');
      dialog.style.cssText = 'width:min(420px,calc(100vw - 32px));padding:0;border:0;border-radius:12px;color-scheme:light';
      const { frame, tell, close } = openFrame('bank.html', 'Your bank', { secret }, (message) => {
        if (message.type === 'height') frame.style.height = `${message.height}px`;
        if (message.type !== 'done') return;
        dialog.close();
        close();
        dialog.remove();
        resolve(message.error ? { error: message.error } : {});
      });
      // Escape: the provider has to know that the visitor has given up.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        tell({ type: 'close' });
      });
      dialog.append(frame);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  const page = /** @type {{charterformPaymentBoxes?: Record<string, object>}} */ (/** @type {unknown} */ (window));
  page.charterformPaymentBoxes = { ...page.charterformPaymentBoxes, 'demo-pay': { mount, confirm } };
}
