/*
 * A substitute for a payment provider with fields of its own, as docs/reference/payment.md describes one: number and security code
 * stand in frames of this script's origin, which alone know them.
 */
'use strict';

// A block keeps its names from the page.
{
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);

  /**
   * @param {Record<string, HTMLElement>} containers  by field
   * @param {{labels: Record<string, string>, hints: Record<string, string>, style: Record<string, string>,
   *   onChange: (field: string, validity: string) => void, onFocus: (field: string) => void, onBlur: (field: string) => void}} options
   */
  function mount(containers, { labels, hints, style, onChange, onFocus, onBlur }) {
    /** @type {Map<string, HTMLIFrameElement>} */
    const frames = new Map();
    /** @type {((answer: unknown) => void)[]} */
    const waiting = [];

    for (const [field, container] of Object.entries(containers)) {
      const frame = document.createElement('iframe');
      const settings = { field, label: labels[field], hint: hints[field], style, page: location.origin };
      frame.src = `${origin}/hosted-fields/field.html#${encodeURIComponent(JSON.stringify(settings))}`;
      frame.title = labels[field] ?? '';
      // The frame's document is a light one; in a dark page it would be given a white ground.
      frame.style.cssText = 'display:block;width:100%;height:100%;border:0;color-scheme:light';
      container.append(frame);
      frames.set(field, frame);
    }

    /** @param {string} field @param {unknown} message */
    const tell = (field, message) => frames.get(field)?.contentWindow?.postMessage(message, origin);

    /** @param {MessageEvent} event */
    function hear({ source, data }) {
      const [field] = [...frames].find(([, { contentWindow }]) => contentWindow === source) ?? [];
      if (!field) return;
      if (data.type === 'change') onChange(field, data.validity);
      if (data.type === 'focus') onFocus(field);
      if (data.type === 'blur') onBlur(field);
      if (data.type === 'answer') waiting.shift()?.(data.answer);
    }
    addEventListener('message', hear);

    return {
      /** @param {object} request */
      tokenize: (request) =>
        new Promise((resolve) => {
          waiting.push(resolve);
          tell('number', { type: 'tokenize', request });
        }),
      /** @param {string} field */
      focus(field) {
        frames.get(field)?.focus();
        tell(field, { type: 'focus' });
      },
      unmount() {
        removeEventListener('message', hear);
        for (const frame of frames.values()) frame.remove();
      },
    };
  }

  Object.assign(window, { charterformHostedFields: { mount } });
}
