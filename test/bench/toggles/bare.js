// Fifty-one boxes, a count, a summary and a total, by hand: what one toggle must cost at least.
const boxes = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('#states input')]);
const all = /** @type {HTMLInputElement} */ (document.getElementById('all'));
const lines = /** @type {HTMLElement} */ (document.getElementById('lines'));
const total = /** @type {HTMLElement} */ (document.getElementById('total'));
const count = /** @type {HTMLElement} */ (document.getElementById('count'));
const price = 125;

/** @param {number} dollars */
const inDollars = (dollars) => `$${dollars.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

function show() {
  const chosen = boxes.filter(({ checked }) => checked);
  all.checked = chosen.length === boxes.length;
  all.indeterminate = chosen.length > 0 && !all.checked;
  count.textContent = `States chosen: ${chosen.length}`;
  lines.replaceChildren(
    ...chosen.map(({ value }) => {
      const line = document.createElement('div');
      line.innerHTML = `<dt>${value}</dt><dd>${inDollars(price)}</dd>`;
      return line;
    }),
  );
  total.textContent = chosen.length === 0 ? 'TBD' : inDollars(chosen.length * price);
}

all.addEventListener('change', () => {
  for (const box of boxes) box.checked = all.checked;
  show();
});
for (const box of boxes) box.addEventListener('change', show);
show();
