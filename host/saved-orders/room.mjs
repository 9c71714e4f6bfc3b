import { html } from 'hono/html';
import { basePath } from '../settings/base-path.mjs';
import { localeOfVisitor, refuseTooMany, respondPrivately } from '../status-page/respond.mjs';
import { translator } from '../words/translate.mjs';
import { deleteSavedOrder, findByRef } from './saved-orders.mjs';

/**
 * The page by which a visitor deletes what was saved (PLUS-05). A mail program that opens each link
 * of a mail deletes nothing.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addSavedOrders(shop, app) {
  const base = basePath(shop);
  app.get('/saved-order/:ref', async (context) => {
    const tooMany = await refuseTooMany(shop, context, 'links');
    if (tooMany) return tooMany;
    const locale = localeOfVisitor(shop, context);
    const t = translator(locale);
    const ref = context.req.param('ref');
    const order = await findByRef(shop, shop.db, ref);
    if (!order) {
      const content = html`<p>${t('It has expired, or it was ordered or deleted.')}</p>`;
      return respondPrivately(shop, context, { title: t('Nothing is saved any more'), locale, status: 404, isNarrow: true, content });
    }
    const content = html`<p>${t('The answers that were saved are deleted, the links to them stop working, and no reminder is sent.')}</p>
      <form method="post" action="${base}/saved-order/${ref}"><button type="submit" class="main">${t('Delete what was saved')}</button></form>`;
    return respondPrivately(shop, context, { title: t('Delete the saved order?'), locale, isNarrow: true, content });
  });

  app.post('/saved-order/:ref', async (context) => {
    const tooMany = await refuseTooMany(shop, context, 'links');
    if (tooMany) return tooMany;
    const locale = localeOfVisitor(shop, context);
    const t = translator(locale);
    const order = await findByRef(shop, shop.db, context.req.param('ref'));
    if (order) await deleteSavedOrder(shop.db, order);
    const content = html`<p role="status">${t('The answers that were saved are gone.')}</p>`;
    return respondPrivately(shop, context, { title: t('Deleted'), locale, isNarrow: true, content });
  });
}
