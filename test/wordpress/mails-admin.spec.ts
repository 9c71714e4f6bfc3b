import { expectAccessible } from '../browser/support/axe';
import { goldenOrder, send } from './support/form-post';
import { change, queuedMails, runMails } from './support/mails';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const invoice = { payment: { ways: ['invoice'], instructions: 'IBAN XX12 3456' } };
const place = (site: ServerSite, more: object = {}) =>
  send(site.page, {
    data: { ...goldenOrder('wyoming-llc'), payment: { way: 'invoice' }, ...more },
    fields: { ledger: JSON.stringify([{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 }]) },
  });
const screen = (site: ServerSite, kind = 'received') => `${site.url}/wp-admin/admin.php?page=charterform-mails&mail=${kind}`;

test('the owner writes a mail, inserts placeholders, reads which are unknown, looks at it, tests it, and goes back (SHOP-10)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  await logIn(page, site);
  await page.goto(screen(site));
  const frame = page.frameLocator('iframe[name="charterform-mail"]');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Your order 100000 at Charterform on WordPress');
  await expect(frame.getByText('IBAN XX12 3456')).toBeVisible();
  await expectAccessible(page, 'mails', '.charterform-columns', ['frame-tested']);
  await page.getByLabel('Subject').fill('Order {number} for ');
  await page.getByRole('button', { name: '{name}' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Dear {name} & co,\n\n<script>alert(1)</script><b onclick="x()">Hi</b> {nmae}\n\n');
  await page.getByRole('button', { name: '{order_link}' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(frame.getByText('Dear Ada Okafor & co,')).toBeVisible();
  await expect(frame.locator('script, [onclick]')).toHaveCount(0);
  // What is looked at is not saved yet.
  expect(site.run(`return get_option( 'charterform_mails', null );`)).toBeNull();
  await page.getByRole('button', { name: 'Save and send me a test' }).click();
  await expect(page.getByText('a test is on its way to admin@example.test')).toBeVisible();
  await expect(page.locator('.notice-warning')).toContainText('{nmae}');
  expect(site.mails()).toMatchObject([{ to: 'admin@example.test', subject: 'Test: Order 100000 for Ada Okafor' }]);
  await place(site);
  const [mail] = await runMails(site);
  expect(mail!.subject).toMatch(/^Order \d+ for Ada Okafor$/);
  expect(mail!.message).toContain('Dear Ada Okafor & co,');
  expect(mail!.message).toMatch(/See your order: http\S+charterform_order=/);
  expect(mail!.html).not.toMatch(/<script|onclick/);
  await page.getByRole('button', { name: 'Back to the usual words' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Your order {number} at {site}');
  await page.getByLabel('Send this mail to customers').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Send this mail to customers')).not.toBeChecked();
  expect((await place(site)).body.result.mailed).toBeUndefined();
});

test('nobody but an administrator changes mails, and nothing without its nonce', async ({ site, page }) => {
  site.begin(invoice);
  const post = (fields: Record<string, string>) =>
    page.request.post(`${site.url}/wp-admin/admin-post.php`, {
      form: { action: 'charterform_mails', mail: 'paid', do: 'save', subject: 'Hacked', text: 'Hacked', ...fields },
    });
  await logIn(page, site, 'editor');
  expect((await page.goto(screen(site)))!.status()).toBe(403);
  expect((await post({})).status()).toBe(403);
  await page.context().clearCookies();
  await logIn(page, site);
  expect((await post({ _wpnonce: 'forged' })).status()).toBe(403);
  expect(site.run(`return get_option( 'charterform_mails', null );`)).toBeNull();
});

test('a mail that was given up is said on the page of its order and in Site Health, and is sent again by hand (SHOP-10)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  site.plugin(
    `add_filter( 'charterform_retry_delays', '__return_empty_array' ); add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { if ( 'admin@example.test' === $mail['to'] ) { return $sent; } do_action( 'wp_mail_failed', new WP_Error( 'x', 'Mailbox full.' ) ); return false; }, 99, 2 );`,
  );
  await place(site);
  await runMails(site);
  expect(queuedMails(site)).toMatchObject([{ state: 'failed', last_error: 'Mailbox full.' }]);
  expect(site.run(`return Charterform\\Order_Mails::test();`)).toMatchObject({
    status: 'critical',
    label: 'Some mails about orders could not be sent',
  });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders&order=${site.orders()[0]!.id}`);
  await expect(page.getByRole('row', { name: /Order received .+ Given up\. Mailbox full\./ })).toBeVisible();
  site.plugin('');
  await page.getByRole('link', { name: 'Send the failed mails again' }).click();
  await runMails(site);
  await page.reload();
  await expect(page.getByRole('row', { name: /Order received .+ Sent on / })).toBeVisible();
  expect(site.run(`return Charterform\\Order_Mails::test();`)).toMatchObject({ status: 'good' });
});

test('the owner reads who ordered what for how much and whether it is paid, once, however orders go (SHOP-09)', async ({ site }) => {
  site.begin(invoice);
  await place(site);
  await runMails(site);
  const toOwner = () => site.mails().filter(({ to }) => to === 'admin@example.test');
  expect(toOwner()).toHaveLength(1);
  expect(toOwner()[0]).toMatchObject({
    subject: expect.stringMatching(/^\[Charterform on WordPress\] Order \d+: Okafor & Lindqvist LLC, \$49\.00$/) as unknown,
  });
  for (const words of [
    'Name: Ada Okafor',
    'Payment: Awaiting payment (Invoice)',
    'Wyoming LLC (WY): $49.00',
    'page=charterform-orders&order=',
  ])
    expect(toOwner()[0]!.message).toContain(words);
  expect(toOwner()[0]!.headers).toContain('Reply-To: ada@okafor-lindqvist.example');
  site.begin({ ...invoice, forward: { mode: 'keep' } });
  await place(site);
  await runMails(site);
  expect(toOwner()).toEqual([]);
  site.run(`Charterform\\Mail_Templates::save( 'new_order', true ); return 1;`);
  await place(site);
  await runMails(site);
  expect(toOwner()).toHaveLength(1);
});

test('where a back end takes the orders, customers are written to only if the owner says so and the back end does not (SHOP-10)', async ({
  site,
  backEnd,
}) => {
  const mailedBy = async (forward: object, answer: object, on: boolean) => {
    site.begin({ ...invoice, forward: { mode: 'webhook', url: backEnd.url, ...forward } });
    if (on) site.run(`foreach ( array( 'received', 'filed' ) as $kind ) { Charterform\\Mail_Templates::save( $kind, true ); } return 1;`);
    backEnd.answer = () => ({ status: 200, body: answer });
    const { body } = await place(site);
    for (const { id } of site.orders()) for (const status of ['in_progress', 'filed']) change(site, id, status);
    return [body.result?.mailed, (await runMails(site)).length];
  };
  expect(await mailedBy({}, { result: { invoice_numbers: ['A-1'] } }, false)).toEqual([undefined, 0]);
  expect(await mailedBy({}, { result: { invoice_numbers: ['A-1'] } }, true)).toEqual([true, 2]);
  expect(await mailedBy({}, { result: { invoice_numbers: ['A-1'], mailed: true } }, true)).toEqual([true, 0]);
  expect(await mailedBy({}, { result: { invoice_numbers: ['A-1'] }, mailed: true }, true)).toEqual([true, 0]);
  expect(await mailedBy({ writes: true }, { result: { invoice_numbers: ['A-1'] } }, true)).toEqual([true, 0]);
  expect(await mailedBy({}, { error: 'No.' }, true)).toEqual([undefined, 0]);
});
