import { fieldNames, labelOf } from './fields';

const root = document.querySelector('#step') as HTMLElement;
const values: Record<string, string> = {};

root.innerHTML = `<form novalidate>${fieldNames
  .map(
    (name) => `<div class="field"><label for="${name}">${labelOf(name)}</label>
<input id="${name}" name="${name}" required aria-describedby="${name}-error"><p id="${name}-error" aria-live="polite"></p></div>`,
  )
  .join('')}</form>`;

const messageFor = (value: string) =>
  value.trim() === '' ? 'Please fill this in.' : value.length < 2 ? 'Please enter at least 2 characters.' : '';

/** The least that a form with a live message does at a key. */
function judge(input: HTMLInputElement) {
  const message = messageFor(input.value);
  const place = document.getElementById(`${input.id}-error`) as HTMLElement;
  if (place.textContent !== message) place.textContent = message;
  const isInvalid = String(message !== '');
  if (input.getAttribute('aria-invalid') !== isInvalid) input.setAttribute('aria-invalid', isInvalid);
  input.dataset.judged = '';
}

root.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  values[input.name] = input.value;
  if (input.dataset.judged !== undefined) judge(input);
});

root.addEventListener('focusout', ({ target }) => judge(target as HTMLInputElement));
