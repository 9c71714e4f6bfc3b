// Shows a captcha below the form where the server asks for one before it takes an order (see host/posts).
(function (facts) {
  const cookie = 'charterform_ask';

  /** @type {{ place: HTMLElement, again: () => void } | undefined} */
  let shown;

  function isAsked() {
    const asked = document.cookie.includes(`${cookie}=1`);
    document.cookie = `${cookie}=; path=/; max-age=0`;
    return asked;
  }

  // Another form of the page may have loaded the provider.
  async function load() {
    const page = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window));
    if (!page[facts.provider]) {
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = facts.script;
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    }
    const provider = page[facts.provider];
    if (provider.ready) await new Promise((resolve) => provider.ready(resolve));
    return provider;
  }

  /** @param {HTMLElement} words @param {string} token */
  async function verify(words, token) {
    try {
      const answer = await fetch(facts.route, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      const { isGood } = await answer.json();
      words.textContent = isGood ? facts.solved : facts.failed;
    } catch {
      words.textContent = facts.failed;
    }
  }

  /** @param {HTMLElement} root */
  function show(root) {
    const place = document.createElement('div');
    const words = document.createElement('p');
    const box = document.createElement('div');
    place.className = 'charterform-order-captcha';
    words.setAttribute('role', 'status');
    place.append(words, box);
    root.after(place);
    words.textContent = facts.label;
    const captcha = { place, again: () => {} };
    load()
      .then((provider) => {
        const callback = (/** @type {string} */ token) => verify(words, token);
        const id = provider.render(box, { sitekey: facts.siteKey, callback });
        captcha.again = () => {
          words.textContent = facts.label;
          provider.reset(id);
        };
      })
      .catch(() => {
        words.textContent = facts.failed;
        shown = undefined;
      });
    return captcha;
  }

  document.addEventListener('charterform:error', (event) => {
    if (!(event.target instanceof HTMLElement) || !isAsked()) return;
    if (shown) shown.again();
    else shown = show(event.target);
    shown?.place.scrollIntoView({ block: 'nearest' });
  });
})(JSON.parse(String(document.currentScript?.dataset.captcha)));
