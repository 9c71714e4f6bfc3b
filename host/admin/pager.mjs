import { html } from 'hono/html';

/**
 * Links to the pages of a list: the first, the last, and those around the one that is shown.
 *
 * @param {{ page: number, pages: number, link: (page: number) => string }} list
 */
export function pager({ page, pages, link }) {
  if (pages === 1) return '';
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return html`<nav aria-label="Pages" class="pages"><ul>
${shown.map(
  (number, index) =>
    html`${index > 0 && number - (shown[index - 1] ?? 0) > 1 && html`<li aria-hidden="true">…</li>`}<li><a href="${link(number)}" ${number === page ? html`aria-current="page"` : ''}><span class="hidden">Page </span>${number}</a></li>`,
)}
</ul></nav>`;
}
