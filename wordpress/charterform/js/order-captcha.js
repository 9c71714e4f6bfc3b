// Shows a captcha below the form where the server asks for one before it takes an order.
(function (facts) {
  if (!facts) {
    return;
  }
  let shown;

  function isAsked() {
    const asked = document.cookie.indexOf(facts.cookie + '=1') >= 0;
    document.cookie = facts.cookie + '=; path=/; max-age=0';
    return asked;
  }

  // Another form of the page may have loaded the provider.
  function load() {
    return new Promise(function (resolve, reject) {
      if (window[facts.provider]) {
        resolve();
        return;
      }
      const script = document.createElement('script');
      script.src = facts.script;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    }).then(function () {
      const provider = window[facts.provider];
      return new Promise(function (resolve) {
        if (provider.ready) {
          provider.ready(resolve);
        } else {
          resolve();
        }
      }).then(function () {
        return provider;
      });
    });
  }

  function verify(words, token) {
    return fetch(facts.route, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: token }),
    })
      .then(function (response) {
        return response.json();
      })
      .then(function (verdict) {
        words.textContent = verdict.isGood ? facts.solved : facts.failed;
      })
      .catch(function () {
        words.textContent = facts.failed;
      });
  }

  function show(root) {
    const place = document.createElement('div');
    const words = document.createElement('p');
    const box = document.createElement('div');
    place.className = 'charterform-order-captcha';
    words.setAttribute('role', 'status');
    place.append(words, box);
    root.after(place);
    words.textContent = facts.label;
    load()
      .then(function (provider) {
        const id = provider.render(box, {
          sitekey: facts.siteKey,
          callback: function (token) {
            verify(words, token);
          },
        });
        shown.again = function () {
          words.textContent = facts.label;
          provider.reset(id);
        };
      })
      .catch(function () {
        words.textContent = facts.failed;
        place.remove();
        shown = undefined;
      });
    return { place: place, again: function () {} };
  }

  document.addEventListener('charterform:error', function (event) {
    if (!isAsked()) {
      return;
    }
    if (shown) {
      shown.again();
    } else {
      shown = show(event.target);
    }
    shown.place.scrollIntoView({ block: 'nearest' });
  });
})(window.charterformOrderCaptcha);
