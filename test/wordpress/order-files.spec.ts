import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { send, type FormPost } from './support/form-post';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const questions = [
  { label: 'Your passport', type: 'file', maxFileSize: 10 },
  { label: 'Anything else?', required: false },
  { label: 'Photos', type: 'file', fileTypes: ['jpg', 'zip'], required: false },
];
const pdf = (text = 'passport') => ({ name: 'my passport.pdf', content: `%PDF-1.7\n${text}\n%%EOF` });
const data = { contact: { first_name: 'Ada', last_name: 'Okafor' }, account: { email_address: 'ada@example.com' } };
const folder = (site: ServerSite) => `${site.core}/wp-content/uploads/charterform`;
const stored = (site: ServerSite) => (existsSync(folder(site)) ? readdirSync(folder(site)).filter((name) => name.endsWith('.bin')) : []);

/** A page of the site with questions for files, whose orders a back end prices. */
function begin(site: ServerSite): string {
  site.begin({}, { endpoints: { marketing: 'https://products.example' } });
  const config = JSON.stringify({ questions });
  return site.run<string>(`wp_set_current_user( 1 );
$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Papers', 'post_author' => 1, 'post_content' => '[charterform form="BOIForm"][charterform form="CustomContactForm"]' ) );
update_post_meta( $id, '_charterform_config', wp_slash( '${config}' ) );
return get_permalink( $id );`);
}

const order = (page: string, files: FormPost['files'], more: FormPost = {}) => send(page, { formType: 'BOIForm', data, files, ...more });

test('the files of an order are kept with it under their questions, once for each key, for the staff alone (SUBM-62)', async ({
  site,
  page,
}) => {
  const address = begin(site);
  const before = stored(site).length;
  const key = 'order-with-files-1';
  const files = { 'question-0': pdf() };
  expect((await order(address, files, { key })).status).toBe(200);
  expect((await order(address, files, { key })).status).toBe(200);
  expect((await order(address, { 'question-0': pdf('other') }, { key })).status).toBe(409);
  const [kept, ...others] = site.orders();
  expect([others, stored(site).length]).toEqual([[], before + 1]);
  expect(kept!.files).toMatchObject([{ field: 'question-0', label: 'Your passport', name: 'my-passport.pdf' }]);
  expect(readFileSync(`${folder(site)}/${kept!.files[0]!.stored}`, 'utf8')).toContain('passport');

  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders&order=${kept!.id}`);
  await expect(page.locator('li', { hasText: 'my-passport.pdf' })).toContainText('Your passport');
  const link = (await page.getByRole('link', { name: 'my-passport.pdf' }).getAttribute('href'))!;
  const found = new URL(link, page.url()).href;
  expect(await (await page.request.get(found)).text()).toContain('passport');
  expect(await (await fetch(found, { redirect: 'manual' })).text()).not.toContain('%PDF');

  const exported = site.run<unknown>(`return Charterform\\Privacy::export( 'ada@example.com' );`);
  expect(JSON.stringify(exported)).toContain('Your passport');
  site.run(`Charterform\\Privacy::erase( 'ada@example.com' ); return 1;`);
  expect([site.orders(), stored(site).length]).toEqual([[], before]);
});

test('files that the page does not ask for, or of another kind, are refused in words or left behind (SUBM-62)', async ({ site }) => {
  const address = begin(site);
  const before = stored(site).length;
  const cases = [
    [{ 'question-0': { name: 'a.zip', content: 'PK\u0003\u0004' } }, 'a.zip cannot be taken. Please send one of these: PDF, PNG, JPG.'],
    [{ 'question-0': { name: 'a.pdf', content: '<?php echo 1;' } }, 'a.pdf is not what its name says.'],
    [{ 'question-0': { name: 'a.pdf', content: '' } }, 'a.pdf is empty.'],
    [
      { 'question-0': { name: 'a.pdf', content: Buffer.alloc(10_001, '%PDF-') } },
      'a.pdf is too large. This site takes files up to 9.8 KB.',
    ],
    [{ 'question-2': pdf() }, 'my-passport.pdf cannot be taken. Please send one of these: JPG, ZIP.'],
  ] as const;
  for (const [files, error] of cases)
    expect({ error, ...(await order(address, files)) }).toMatchObject({ error, status: 200, body: { error, code: 'bad_file' } });
  expect([site.orders(), stored(site).length]).toEqual([[], before]);
  expect((await order(address, { 'question-1': pdf(), 'question-9': pdf(), resume: pdf() })).status).toBe(200);
  expect((await send(site.page, { data, files: { 'question-0': pdf() } })).status).toBe(200);
  expect(site.orders().map(({ files }) => files)).toEqual([[], []]);
  expect(stored(site)).toHaveLength(before);
});

test('a message brings its files, too, and the form asks for none that PHP would drop (SUBM-62)', async ({ site }) => {
  const address = begin(site);
  const post = { action: 'process_contact', formType: 'CustomContactForm', data: { email: 'ada@example.com', message: 'Hello' } };
  expect((await send(address, { ...post, files: { 'question-0': pdf() } })).body).toEqual({ success: true });
  expect(site.orders()[0]!.files).toMatchObject([{ label: 'Your passport' }]);
  const sizes = site.run<number[]>(
    `return array_column( Charterform\\Asked_Files::into( array( 'questions' => array( array( 'label' => 'A', 'type' => 'file', 'maxFileSize' => 99999999 ), array( 'label' => 'B', 'type' => 'file' ), 'none' ) ) )['questions'], 'maxFileSize' );`,
  );
  expect(sizes.every((size) => size <= 20_000)).toBe(true);
  expect(sizes[1]).toBeLessThanOrEqual(5000);
});

test('a signature is kept with its time and read by its labels; one that no form makes is refused (ITEM-11)', async ({ site, page }) => {
  const address = begin(site);
  const signature = { name: 'Ada Okafor', signed_at: '2030-01-15T17:03:00Z', statement: 'I declare it.' };
  const signed = (more: object) => order(address, {}, { data: { ...data, signature: { ...signature, ...more } }, isForeign: true });
  for (const wrong of [{ name: ' ' }, { statement: 7 }, { signed_at: '2030-13-45T99:00:00Z' }, { signed_at: 'now' }])
    expect(await signed(wrong)).toMatchObject({ status: 400, body: { code: 'bad_post' } });
  for (const wrong of ['Ada', 7, ['Ada']])
    expect((await order(address, {}, { data: { ...data, signature: wrong }, isForeign: true })).status).toBe(400);
  expect(site.orders()).toEqual([]);
  expect((await signed({})).status).toBe(200);
  const [kept] = site.orders();
  expect(kept!.payload).toMatchObject({ signature });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders&order=${kept!.id}`);
  for (const text of ['Signed at', '2030-01-15T17:03:00Z', 'What was signed', 'I declare it.'])
    await expect(page.locator('body')).toContainText(text);
});
