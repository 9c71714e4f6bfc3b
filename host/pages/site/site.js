// Keeps the security token of posts fresh, and notices robots (see host/posts).
(function (address) {
  const halfLife = 12 * 60 * 60;

  // A token begins with the second in which it was made.
  function isFresh() {
    const token = /(?:^|; )XSRF-TOKEN=(\d+)-[\da-f]+-[\da-f]+/.exec(document.cookie);
    return token && Date.now() / 1000 - Number(token[1]) < halfLife;
  }

  // Nobody sees this field. The form does not send it, so a cookie says that it was filled in.
  /** @param {HTMLInputElement} field */
  function tell(field) {
    document.cookie = field.name + '=1; path=/; SameSite=Lax; max-age=' + (field.value ? 3600 : 0);
  }
  /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.charterform-trap input')).forEach(function (field) {
    // A reload begins anew, whatever the browser has filled in or kept.
    field.value = '';
    tell(field);
  });
  document.addEventListener('input', function (event) {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.closest('.charterform-trap')) tell(field);
  });

  let isAsking = false;
  document.addEventListener('focusin', function () {
    if (isAsking || isFresh()) return;
    isAsking = true;
    fetch(address, { cache: 'no-store', credentials: 'same-origin' })
      .catch(function () {})
      .then(function () {
        isAsking = false;
      });
  });
})(String(document.currentScript?.dataset.nonceFrom));
