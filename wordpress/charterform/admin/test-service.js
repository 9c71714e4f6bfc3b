/* Asks a service at the press of the button beside its address, and says what came of it. */
(function ({ apiFetch, i18n }) {
  const { __ } = i18n;
  for (const button of document.querySelectorAll('.charterform-test')) {
    const field = document.getElementById(button.dataset.field);
    const verdict = button.nextElementSibling;
    button.addEventListener('click', async () => {
      button.disabled = true;
      verdict.textContent = __('Asking…', 'charterform');
      try {
        const { isGood, words } = await apiFetch({
          path: '/charterform/v1/test-service',
          method: 'POST',
          data: { key: button.dataset.key, address: field.value },
        });
        verdict.textContent = `${isGood ? '✓' : '✗'} ${words}`;
      } catch (fault) {
        verdict.textContent = `✗ ${fault.message}`;
      }
      button.disabled = false;
    });
  }
})(window.wp);
