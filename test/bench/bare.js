/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

const form = /** @type {HTMLFormElement} */ (document.querySelector('#bare'));
const steps = /** @type {HTMLElement[]} */ ([...form.querySelectorAll('[data-step]')]);

/** Each answers what to show, or false. @type {Record<string, (value: string, param?: string) => string | false>} */
const checks = {
  required: (value) => value.trim() === '' && 'Please fill this in.',
  email: (value) => !/^[^\s@&]+@[^\s@&]+\.[^\s@&]{2,}$/.test(value) && 'Please enter a valid e-mail address.',
  phoneNumber: (value) => !/^\+?(\(\d{1,3}\))?[\d\s./-]*\d[\d\s./-]*$/.test(value) && 'Please enter a valid phone number.',
  date: (value, last) => !isDateUntil(value, last) && 'Please enter a date as MM/DD/YYYY.',
  url: (value) => !/^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value) && 'Please enter a web address.',
  creditCard: (value) => !passesLuhn(value.replace(/\s/g, '')) && 'Please enter a valid card number.',
  expiry: (value, param) => !isExpiryFrom(value, param?.split(',')[1]) && 'Please enter a month and a year as MM / YY.',
  numeric: (value) => !/^\d+$/.test(value) && 'Please enter digits alone.',
  length: (value, n) => value.length < Number(n) && `Please enter at least ${n} characters.`,
  moreThanEnding: (value) =>
    /^[\s(]*(l\.?\s*l\.?\s*c\.?|inc\.?|corp\.?|ltd\.?)[\s)]*$/i.test(value) && 'Please enter the name before its ending.',
  maxLength: (value, n) => value.length > Number(n) && `Please enter at most ${n} characters.`,
  passwordMin: (value, n) => value.length < Number(n) && `Please use at least ${n} characters.`,
  passwordLower: (value) => !/[a-z]/.test(value) && 'Please use a lowercase letter.',
  passwordUpper: (value) => !/[A-Z]/.test(value) && 'Please use a capital letter.',
  passwordNumber: (value) => !/\d/.test(value) && 'Please use a digit.',
  passwordSpecial: (value) => !/[\p{P}\p{S}]/u.test(value) && 'Please use a sign.',
};

/** @param {string} value @param {string} [last]  as `value`: MM/DD/YYYY */
function isDateUntil(value, last = '12/31/9999') {
  const [, month = '', day = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
  const inOrder = (/** @type {string} */ date) => date.slice(6) + date.slice(0, 2) + date.slice(3, 5);
  return new Date(Number(year), Number(month) - 1, Number(day)).getDate() === Number(day) && inOrder(value) <= inOrder(last);
}

/** @param {string} value  `MM / YY` @param {string} [now]  `YYYY-MM` */
function isExpiryFrom(value, now = '') {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])[ /]*(\d\d)$/.exec(value) ?? [];
  return month !== '' && `20${year}-${month}` >= now && Number(`20${year}`) < Number(now.slice(0, 4)) + 10;
}

/** @param {string} number */
function passesLuhn(number) {
  if (!/^\d{15,}$/.test(number)) return false;
  const digits = [...number].reverse().map((digit, i) => Number(digit) * (1 + (i % 2)));
  return digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}

/** @param {Control} control */
function messageFor({ value, dataset: { rules = '' } }) {
  for (const rule of rules.split('|')) {
    const [name = '', param] = rule.split(':');
    if (name === '' || (value === '' && name !== 'required')) continue;
    const message = checks[name]?.(value, param);
    if (message) return message;
  }
  return '';
}

/** Shows or clears the message of one field; true when it passes. @param {Control} control */
function judge(control) {
  const message = messageFor(control);
  const place = /** @type {HTMLElement} */ (document.getElementById(`${control.id}-error`));
  place.textContent = message;
  place.hidden = message === '';
  control.setAttribute('aria-invalid', String(message !== ''));
  control.dataset.judged = '';
  return message === '';
}

/** @param {string} condition  `name=value` or `name!=value` */
function holds(condition) {
  const [name = '', wanted] = condition.split(/!?=/);
  const controls = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(`[name="${name}"]`)]);
  const answer = controls.find(({ type, checked }) => checked || (type !== 'radio' && type !== 'checkbox'))?.value;
  return (answer === wanted) !== condition.includes('!=');
}

function follow() {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-when]'))) {
    part.hidden = !holds(part.dataset.when ?? '');
  }
}

/** The box of all, and how many are chosen. @param {Element} list @param {Control} target */
function followBoxes(list, target) {
  const [all, ...boxes] = /** @type {HTMLInputElement[]} */ ([...list.querySelectorAll('input')]);
  if (!all) return;
  if (target === all) for (const box of boxes) box.checked = all.checked;
  const chosen = boxes.filter(({ checked }) => checked).length;
  all.checked = chosen === boxes.length;
  all.indeterminate = chosen > 0 && !all.checked;
  const count = /** @type {HTMLElement} */ (list.querySelector('[data-count]'));
  count.textContent = `${count.dataset.count} ${chosen}`;
}

/** @param {number} index */
function show(index) {
  steps.forEach((step, i) => {
    step.hidden = i !== index;
  });
  steps[index]?.scrollIntoView();
}

const shownStep = () => steps.findIndex((step) => !step.hidden);

/** @param {Element} list */
function addEntry(list) {
  const template = /** @type {HTMLTemplateElement} */ (list.querySelector('template'));
  const index = list.querySelectorAll('[data-entry]').length;
  const markup = template.innerHTML.replaceAll('{index}', String(index)).replaceAll('{number}', String(index + 1));
  template.insertAdjacentHTML('beforebegin', markup);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const index = shownStep();
  const controls = /** @type {NodeListOf<Control>} */ (form.querySelectorAll('[data-step]:not([hidden]) [data-rules]'));
  const failed = [...controls].filter((control) => !control.closest('[hidden]') && !judge(control));
  if (failed[0]) failed[0].focus();
  else if (index + 1 < steps.length) show(index + 1);
});

form.addEventListener('input', ({ target }) => {
  const control = /** @type {Control} */ (target);
  control.dataset.changed = '';
  if ('judged' in control.dataset) judge(control);
});

form.addEventListener('focusout', ({ target }) => {
  const control = /** @type {Control} */ (target);
  if ('rules' in control.dataset && 'changed' in control.dataset) judge(control);
});

form.addEventListener('change', ({ target }) => {
  follow();
  const list = /** @type {Element} */ (target).closest('[data-boxes]');
  if (list) followBoxes(list, /** @type {Control} */ (target));
});

form.addEventListener('click', ({ target }) => {
  const button = /** @type {HTMLElement} */ (target);
  if ('back' in button.dataset) show(shownStep() - 1);
  if ('add' in button.dataset) addEntry(/** @type {Element} */ (button.closest('[data-list]')));
});

follow();
