/* Inserts a placeholder where the cursor was last, in the subject or in the text of a mail. */
(() => {
  const text = document.getElementById('charterform-mail-text');
  const subject = document.getElementById('charterform-mail-subject');
  let field = text;
  for (const input of [subject, text]) input?.addEventListener('focus', () => (field = input));
  document.querySelector('.charterform-placeholders')?.addEventListener('click', ({ target }) => {
    const words = target.closest('[data-insert]')?.dataset.insert;
    if (!words || !field) return;
    field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
  });
})();
