/*
 * A substitute for reCAPTCHA v2 with the part of its API that a page uses: load it with
 * `?onload=<function name>&render=explicit`, then `grecaptcha.render(container, {sitekey, callback})`.
 */
'use strict';

// A block keeps its names from the page.
{
  /**
   * @typedef {object} Options
   * @property {string} [sitekey]
   * @property {(token: string) => void} [callback]
   * @property {() => void} [expired-callback]
   * @property {() => void} [error-callback]
   */
  /** @typedef {{box: HTMLInputElement, options: Options, token: string, timer?: number}} Captcha */

  const address = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  /** @type {Captcha[]} */
  const captchas = [];

  /** @param {Captcha} captcha */
  function clear(captcha) {
    clearTimeout(captcha.timer);
    captcha.token = '';
    captcha.box.checked = false;
  }

  /** @param {Captcha} captcha */
  function expire(captcha) {
    clear(captcha);
    captcha.options['expired-callback']?.();
  }

  /** @param {Captcha} captcha */
  async function askForToken(captcha) {
    try {
      const answer = await (await fetch(new URL('/captcha/token', address))).json();
      // The box was unchecked or reset while the token was loading.
      if (!captcha.box.checked || captcha.token) return;
      captcha.token = answer.token;
      captcha.timer = window.setTimeout(() => expire(captcha), answer.lifetime);
      captcha.options.callback?.(answer.token);
    } catch {
      clear(captcha);
      captcha.options['error-callback']?.();
    }
  }

  /**
   * Renders a box into an element, given as element or id.
   *
   * @param {string | Element} container
   * @param {Options} options
   * @returns {number} the id that getResponse and reset take
   */
  function render(container, options = {}) {
    const place = typeof container === 'string' ? document.getElementById(container) : container;
    if (!place) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (place.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.style.cssText = 'width:1.5em;height:1.5em;margin:0;flex:none';
    const label = document.createElement('label');
    // Inherits the page's colour and font, so that it is readable on light and dark pages.
    label.style.cssText =
      'display:inline-flex;align-items:center;gap:.75em;min-height:3em;padding:.75em 1.25em .75em 1em;' +
      'border:1px solid;border-radius:.375em;cursor:pointer;box-sizing:border-box';
    label.append(box, "I'm not a robot");
    place.append(label);

    /** @type {Captcha} */
    const captcha = { box, options, token: '' };
    box.addEventListener('change', () => {
      if (box.checked) askForToken(captcha);
      else expire(captcha);
    });
    return captchas.push(captcha) - 1;
  }

  /** @param {number} id */
  function find(id) {
    const captcha = captchas[id];
    if (!captcha) throw new Error('reCAPTCHA client element has been removed: ' + id);
    return captcha;
  }

  const grecaptcha = {
    /** @param {() => void} whenReady */
    ready: (whenReady) => queueMicrotask(whenReady),
    render,
    getResponse: (id = 0) => find(id).token,
    reset: (id = 0) => clear(find(id)),
  };
  Object.assign(window, { grecaptcha });

  const onload = address.searchParams.get('onload');
  // Asynchronously, like the original.
  if (onload) setTimeout(() => Reflect.get(window, onload)?.());
}
