import type { Page } from '@playwright/test';

/** The calls of a page that is not one of the demo host's, answered by the demo host. */
export const endpoints = { marketing: '/api/', captcha: '/captcha.js' };
export const orderConfig = { formType: 'FormABusinessForm', pageID: 'own', website: 'demo', pluginVersion: '1', endpoints };
export const contactConfig = { formType: 'ContactForm', pageID: 'own', pluginVersion: '1', endpoints };

export const stylesheet = '<link rel="stylesheet" href="/dist/charterform.css">';
export const script = '<script src="/dist/charterform.umd.js"></script>';
export const root = '<div id="charterform"></div>';
export const setConfig = (config: unknown) => `<script>window.charterformConfig = ${JSON.stringify(config)};</script>`;

/** Opens a site owner's page, given as its head and body. */
export async function openHtml(page: Page, head: string, body: string, attributes = ''): Promise<void> {
  const html = `<!doctype html><html lang="en" ${attributes}><head><title>Own</title><link rel="icon" href="data:,">${stylesheet}${head}</head><body>${body}</body></html>`;
  await page.route('/own', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/own');
}

/** Includes the script once more, after the page has loaded; resolves once it has run. */
export const includeScript = (page: Page) => page.addScriptTag({ url: '/dist/charterform.umd.js' });
