// Keeps the security token of posts fresh.
(function (routes) {
  const halfLife = 12 * 60 * 60;
  // An optimiser may have moved them.
  if (!routes) {
    return;
  }

  // The page may be from a cache, so a token cannot stand in it. It begins with the second in which it was made.
  // A token of any other form is another program's, and left alone.
  function isFresh() {
    const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie);
    const made = token && /^(\d+)-[\da-f]+-[\da-f]+$/.exec(token[1]);
    return token && (!made || Date.now() / 1000 - Number(made[1]) < halfLife);
  }

  // Nobody sees this field. The form does not send it, so a cookie says that it was filled in.
  function tell(field) {
    document.cookie = field.name + '=1; path=/; SameSite=Lax; max-age=' + (field.value ? 3600 : 0);
  }
  document.querySelectorAll('.charterform-trap input').forEach(function (field) {
    // A reload begins anew, whatever the browser has filled in or kept.
    field.value = '';
    tell(field);
  });
  document.addEventListener('input', function (event) {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.closest('.charterform-trap')) {
      tell(field);
    }
  });

  let isAsking = false;
  document.addEventListener('focusin', function () {
    if (isAsking || isFresh()) {
      return;
    }
    isAsking = true;
    fetch(routes.nonce, { cache: 'no-store', credentials: 'same-origin' })
      .catch(function () {})
      .then(function () {
        isAsking = false;
      });
  });
})(window.charterformServer);
