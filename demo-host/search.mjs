import { html } from './html.mjs';

/** The input that filters what a page lists; Escape empties it. */
export const searchInput = html`<label>Search <input type="search" id="search" aria-describedby="found"></label>`;

/**
 * How many are found, which screen readers are told, and the script that finds them: of all elements with a `data-kind`, its
 * name in the plural, those whose text has every word. Folded lists open while something is searched.
 */
export const searchResults = html`<p role="status" id="found"></p>
<script>
addEventListener('DOMContentLoaded', () => {
  const search = document.getElementById('search');
  const entries = [...document.querySelectorAll('[data-kind]')].map((element) => ({ element, kind: element.dataset.kind, text: element.textContent.toLowerCase() }));
  const folds = [...document.querySelectorAll('details:has([data-kind])')];
  const find = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const counts = {};
    for (const { element, kind, text } of entries) {
      element.hidden = !words.every((word) => text.includes(word));
      const [found, all] = counts[kind] ?? [0, 0];
      counts[kind] = [found + !element.hidden, all + 1];
    }
    for (const fold of folds) fold.open = words.length > 0;
    const said = Object.entries(counts).map(([kind, [found, all]]) => found + ' of ' + all + ' ' + kind);
    document.getElementById('found').textContent = words.length ? said.join(', ') : '';
  };
  search.addEventListener('input', find);
  search.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    search.value = '';
    find();
  });
  // A browser may have kept what was searched before a reload.
  if (search.value) find();
});
</script>`;
