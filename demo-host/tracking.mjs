import { html } from './html.mjs';

/** The event by which the page says that its visitor consents. */
const consent = 'host:consent';

/**
 * What a page has that shows what its trackers are told (docs/get-started/analytics.md): a Matomo that only collects, the frame of an
 * affiliate, a list of all events and, with `consent`, a button without which nothing is told.
 *
 * @param {unknown} mode  `open` or `consent`
 * @returns {null | { config: object, head: unknown, main: unknown }} null where the page has no trackers
 */
export function tracking(mode) {
  if (mode !== 'open' && mode !== 'consent') return null;
  const asks = mode === 'consent';
  return {
    config: { analytics: { matomo: true, affiliateFrame: '/conversion', ...(asks && { consent }) } },
    head: html`<script>
window._paq = [];
window.dataLayer = [];
dataLayer.push = function (pushed) {
  if (pushed.event) {
    const row = document.getElementById('events').appendChild(document.createElement('li'));
    row.textContent = JSON.stringify(pushed);
  }
  return Array.prototype.push.call(this, pushed);
};
</script>`,
    main: html`<section class="host-after" aria-labelledby="told">
<h2 id="told">What trackers are told</h2>
${asks && html`<button type="button" onclick="window.dispatchEvent(new Event('${consent}'))">I consent</button>`}
<ol id="events"></ol>
</section>`,
  };
}
