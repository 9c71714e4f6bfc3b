import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startBuiltDemoHost } from '../demo-host/built-demo-host.mjs';
import { ensureBuild } from './build/ensure-build.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { inProject } from './project-files.mjs';

const folder = inProject('.cache/pictures');
const widths = [1280, 390];
const schemes = ['light', 'dark'];
const directions = ['ltr', 'rtl'];

/** In px. Taller pictures are split, because few viewers open one of 30,000 px. */
const maxHeight = 8000;

const views = widths.flatMap((width) => schemes.flatMap((scheme) => directions.map((dir) => ({ width, scheme, dir }))));

await ensureBuild();
mkdirSync(folder, { recursive: true });
const host = await startBuiltDemoHost({ port: 0, quiet: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
for (const { width, scheme, dir } of views) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${host.url}/gallery?scheme=${scheme}&dir=${dir}`);
  await page.locator('.gallery-stage').first().waitFor();
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += maxHeight) {
    const part = height > maxHeight ? `-${y / maxHeight + 1}` : '';
    const path = `${folder}/gallery-${width}-${scheme}-${dir}${part}.png`;
    await page.screenshot({ path, fullPage: true, clip: { x: 0, y, width, height: Math.min(maxHeight, height - y) } });
    console.log(path);
  }
  await page.close();
}
await browser.close();
await host.close();
