import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeConfig } from '../../../host/pages/page-config.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { mostDays } from '../../../host/settings/order-extras.mjs';
import { inProject } from '../../../scripts/project-files.mjs';
import { sendBody } from '../posts/send-post';
import { savedData } from '../saved-orders/support';
import { databases } from '../support/databases';
import { logIn, withStaff, type Staff } from '../support/staff';
import { startShop } from '../support/start-shop';

const pages = pagesOf([
  { path: '/order', title: 'Order', config: { formType: 'FormABusinessForm', pageID: 'order' } },
  {
    ...{ path: '/own', title: 'Order' },
    config: {
      ...{ formType: 'FormABusinessForm', save: { email: false, days: 3 }, quote: { days: 5 } },
      layout: { coupon: false, compareStates: 'alone', assurance: [] },
    },
  },
  { path: '/contact', title: 'Contact', config: { formType: 'ContactForm' } },
]);

const everything = {
  ...{ 'save.email': 'yes', 'save.reminder': 'yes', 'save.days': '21', 'coOwners.invite': 'yes', 'coOwners.wait': 'yes' },
  ...{ 'coOwners.days': '', 'quote.print': 'yes', 'quote.email': 'yes', 'quote.days': '60', compareStates: 'yes', coupon: 'yes' },
  promises: ' Your money back within 30 days. \n\nA person answers <b>you</b>.\r\n',
};

it('days may be as many as the page config takes (SHOP-14)', () => {
  const { properties } = JSON.parse(readFileSync(inProject('dist/charterform.schema.json'), 'utf8'));
  for (const [group, most] of Object.entries(mostDays))
    expect(properties[group].properties.days).toMatchObject({ minimum: 1, maximum: most });
});

describe.each(databases)('what the forms offer beside the order, on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff, { pages });
    staff = await logIn(host);
    await staff.get('/admin/settings');
  });
  afterAll(() => host.stop());

  const save = (fields: Record<string, string>) => staff.post('/admin/settings', { do: 'extras', ...fields });
  const configOf = (path: string) => completeConfig(host.shop, host.shop.pages.find(path)!);
  const ask = async (path: string, action: string, fields: Record<string, string>) => {
    const form = new FormData();
    const all = { action, formType: 'FormABusinessForm', email: 'ada@example.com', ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    return sendBody(host, form, {}, path);
  };
  const part = { secret: 'S'.repeat(43), part: 'part-of-ana', kind: 'person' };

  it('is nothing before the owner has switched it on, and its posts are refused (SHOP-14)', async () => {
    expect(await configOf('/order')).not.toHaveProperty('save');
    for (const [action, fields] of [
      ['save_order', { savedData: JSON.stringify(savedData()) }],
      ['invite_part', part],
      ['email_quote', { quoteData: '{"companies":[{}]}' }],
    ] as const)
      expect((await ask('/order', action, fields)).status, action).toBe(501);
  });

  it('says at its place what is wrong, and loses nothing that was typed (SHOP-14)', async () => {
    const long = 'x'.repeat(201);
    for (const [wrong, words] of [
      [{ 'save.days': '91' }, '“91” is no number of days. Enter a whole number from 1 to 90.'],
      [{ 'quote.days': '0' }, 'Enter a whole number from 1 to 365.'],
      [{ 'coOwners.days': '<script>' }, '“<script>” is no number of days.'],
      [{ promises: 'Sure.\n'.repeat(7) }, 'Write 6 promises at most'],
      [{ promises: `Sure.\n${long}` }, 'is longer than 200 characters.'],
    ] as const) {
      const screen = await save({ ...everything, ...wrong });
      expect(screen.status).toBe(422);
      expect(screen.text).toContain(words);
      expect(screen.body).toContain('aria-invalid="true"');
      expect(screen.body).toMatch(/name="coupon" value="yes" checked/);
      expect(screen.body).not.toContain('<script>');
    }
    expect((await configOf('/order'))['layout'].coupon).toBeUndefined();
  });

  it('is on every form that sells, and its posts are taken; what a page says itself stands above (SHOP-14)', async () => {
    const screen = await save(everything);
    expect(screen.text).toContain('The settings were saved.');
    expect(screen.body).toContain('A person answers &lt;b&gt;you&lt;/b&gt;.');
    const config = await configOf('/order');
    expect(config).toMatchObject({
      save: { email: true, reminder: true, days: 21 },
      coOwners: { invite: true, wait: true },
      quote: { print: true, email: true, days: 60 },
      layout: {
        ...{ coupon: true, compareStates: 'order' },
        assurance: [{ text: 'Your money back within 30 days.' }, { text: 'A person answers <b>you</b>.' }],
      },
    });
    expect(config['coOwners']).not.toHaveProperty('days');
    expect(await configOf('/own')).toMatchObject({
      save: { email: false, reminder: true, days: 3 },
      quote: { print: true, email: true, days: 5 },
      layout: { coupon: false, compareStates: 'alone', assurance: [] },
    });
    expect(await configOf('/contact')).not.toHaveProperty('save');
    const saved = await ask('/order', 'save_order', { savedData: JSON.stringify(savedData()) });
    expect(saved.status, saved.text).toBe(200);
    const days = Math.round((Date.parse(saved.body.saved.until) - Date.now()) / 86_400_000);
    expect(days).toBe(21);
    expect((await ask('/own', 'save_order', { savedData: JSON.stringify(savedData()) })).status).toBe(501);
    expect((await ask('/order', 'invite_part', part)).status).toBe(200);
    expect((await ask('/order', 'email_quote', { quoteData: '{"companies":[{}]}' })).status).not.toBe(501);
  });

  it('stays as it is while the other settings are saved, and goes with the last box (SHOP-14)', async () => {
    await staff.post('/admin/settings', { do: 'save', shopName: 'Peak', ownerEmail: '', ways: 'invoice', instructions: '' });
    expect((await configOf('/order'))['save'].days).toBe(21);
    await save({ 'save.days': '21' });
    const config = await configOf('/order');
    expect(config).not.toHaveProperty('save');
    expect(config['layout']).not.toHaveProperty('assurance');
    expect(host.shop.settings.shopName).toBe('Peak');
  });

  it('is changed by nobody without a session and its token (SHOP-14)', async () => {
    const csrf = staff.csrf;
    staff.csrf = 'another';
    expect((await save(everything)).status).toBe(403);
    staff.csrf = csrf;
    const stranger = await host.fetch(
      new Request('http://shop.example/admin/settings', { method: 'POST', body: new URLSearchParams(everything) }),
    );
    expect(stranger.status).toBe(401);
    expect((await configOf('/order'))['save']).toBeUndefined();
  });
});
