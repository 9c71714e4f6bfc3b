import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { changedStyles, rememberStyles } from './support/computed-styles';
import { expect, test } from './support/fixtures';
import { openGallery } from './support/gallery';

const hosts = readdirSync(new URL('../../gallery/hosts', import.meta.url)).map((file) => file.replace('.css', ''));

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

/** A stylesheet comes to the page as the last one, where it is strongest. */
const addHost = (page: Page, host: string) => page.addStyleTag({ url: `/gallery/hosts/${host}.css` });

/** Where a form stands, how large it is and its typeface and size are the host's affair: here it has set them. */
const place: Record<string, string> = {
  position: 'relative',
  float: 'none',
  width: '520px',
  height: 'auto',
  'min-width': '0',
  'max-width': 'none',
  'min-height': '0',
  margin: '0',
  padding: '24px',
  border: '1px solid',
  columns: 'auto',
  overflow: 'visible',
  transform: 'none',
  '--charterform-font-family': 'Arial',
  '--charterform-font-size': '16px',
};
const placeStages = (page: Page) =>
  page.evaluate((styles) => {
    for (const stage of document.querySelectorAll<HTMLElement>('.gallery-stage'))
      for (const [name, value] of Object.entries(styles)) stage.style.setProperty(name, value);
  }, place);

/** Draws every control as if it were pointed at, focused and pressed at once, which hosts style as well. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = '.gallery-stage :is(a, button, input, label, select, summary, textarea)';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ['hover', 'focus', 'focus-visible', 'active'];
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
}

for (const state of ['at rest', 'in use']) {
  test(`no example looks another way under any host, ${state}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openGallery(page, { scheme: 'light' });
    await placeStages(page);
    if (state === 'in use') await forceStates(page);
    const count = await rememberStyles(page, '.gallery-stage *');
    expect(count).toBeGreaterThan(0);
    for (const host of hosts) {
      const added = await addHost(page, host);
      const changes = await changedStyles(page);
      await added.evaluate((link) => link.parentElement!.removeChild(link));
      console.log(`${host}, ${state}: ${changes.length} differences in ${count} elements`);
      expect.soft(changes.slice(0, 30), host).toEqual([]);
    }
  });
}

const hostMarkup = `<main id="page" class="site"><div id="content" class="entry-content">
<h1>Form an LLC</h1><h2>What it costs</h2><p class="charter">A <a href="#a">link</a>, <strong>strong</strong> and <small>small</small>.</p>
<ul class="list"><li>One</li></ul><ol><li>Two</li></ol><dl><dt>Fee</dt><dd>$100</dd></dl>
<form class="form"><fieldset><legend>You</legend><label for="a">Name</label><input id="a" type="text" placeholder="Ada">
<input type="checkbox" checked><input type="radio" disabled><input type="file"><select><option>WY</option></select><textarea></textarea>
<button class="button" disabled>Send</button><button aria-invalid="true" class="main field card input">Send</button></fieldset></form>
<table><caption>Fees</caption><tbody><tr><th>WY</th><td>$100</td></tr></tbody></table><progress value="0.5"></progress><hr>
<details open><summary>More</summary>…</details><dialog open>Hello</dialog><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg><img alt="" width="9" src="data:,">
<div style="height: 900px; width: 600px"><div id="charterform" class="charterform"></div></div><p>After it</p></div></main>`;

for (const host of ['', ...hosts]) {
  test(`nothing of the page around it looks another way with our stylesheet, ${host || 'no stylesheet of its own'}`, async ({ page }) => {
    const link = host && `<link rel="stylesheet" href="/gallery/hosts/${host}.css">`;
    const html = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">${link}</head><body>${hostMarkup}</body></html>`;
    await page.route('/own', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/own');
    const count = await rememberStyles(page, 'body, body :not(.charterform)');
    await page.addStyleTag({ url: '/dist/charterform.css' });
    await expect(page.locator('.charterform')).toHaveCSS('container-type', 'inline-size');
    const changes = await changedStyles(page);
    console.log(`around the form, ${host || 'no host'}: ${changes.length} differences in ${count} elements`);
    expect(changes).toEqual([]);
  });
}
