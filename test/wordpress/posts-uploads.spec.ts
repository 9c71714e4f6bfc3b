import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseReply } from '../../src/services/read-reply';
import { send } from './support/form-post';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const pdf = (text = 'resume') => ({ name: 'Ada Okafor.pdf', content: `%PDF-1.7\n${text}\n%%EOF` });
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const data = {
  contact_information: { first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com' },
  applicant_details: { priority: 'No' },
};
const apply = (site: ServerSite, files: Record<string, { name: string; content: string | Buffer<ArrayBuffer> }>, more = {}) =>
  send(site.page, { action: 'process_application', formType: 'JobApplicationForm', data, files, ...more });
const folder = (site: ServerSite) => `${site.core}/wp-content/uploads/charterform`;
/** What is stored; the folder is made with the first of it. */
const stored = (site: ServerSite) => (existsSync(folder(site)) ? readdirSync(folder(site)).filter((name) => name.endsWith('.bin')) : []);

test('an application is stored with its files under random names, in a folder that no server serves', async ({ site, page }) => {
  site.begin();
  const files = { resume: pdf(), coverLetter: pdf('letter'), 'project-0': { name: 'a.png', content: png } };
  expect((await apply(site, files)).body).toEqual({ success: true });
  const [application] = site.orders();
  expect(application).toMatchObject({ customer: 'Ada Okafor', email: 'ada@example.com', action: 'process_application' });
  expect(application!.files.map(({ field, name }) => [field, name])).toEqual([
    ['resume', 'Ada-Okafor.pdf'],
    ['coverLetter', 'Ada-Okafor.pdf'],
    ['project-0', 'a.png'],
  ]);
  for (const { stored: name } of application!.files) expect(name).toMatch(/^[0-9a-f]{32}\.bin$/);
  const path = `${folder(site)}/${application!.files[0]!.stored}`;
  expect(readFileSync(path, 'utf8')).toContain('resume');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${folder(site)}/.htaccess`, 'utf8')).toContain('Require all denied');
  expect(readFileSync(`${folder(site)}/web.config`, 'utf8')).toContain('deny users="*"');

  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders&order=${application!.id}`);
  const link = page.getByRole('link', { name: 'Ada-Okafor.pdf' }).first();
  const address = (await link.getAttribute('href'))!;
  const download = await page.request.get(new URL(address, page.url()).href);
  expect(await download.text()).toContain('resume');
  expect(download.headers()).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  expect(download.headers()['content-disposition']).toContain('attachment');
  const guest = await fetch(new URL(address, page.url()).href, { redirect: 'manual' });
  expect(await guest.text()).not.toContain('%PDF');
});

test('files of a wrong kind, of none, empty or too large are refused in words, and nothing of the application is stored', async ({
  site,
}) => {
  site.begin({ uploads: { max_kb: 10 } });
  const before = stored(site).length;
  const large = { name: 'large.pdf', content: Buffer.alloc(10_001, '%PDF-') };
  const cases = [
    [{ resume: { name: 'resume.exe', content: 'MZ' } }, 'resume.exe cannot be taken. Please send one of these: PDF.'],
    [{ resume: { name: 'resume.php.pdf', content: '<?php echo 1;' } }, 'resume.php_.pdf is not what its name says.'],
    [{ resume: { name: 'resume.png', content: png } }, 'resume.png cannot be taken. Please send one of these: PDF.'],
    [{ resume: { name: 'image.pdf', content: png } }, 'image.pdf is not what its name says.'],
    [{ 'project-1': { name: 'page.html', content: '<p>' } }, 'page.html cannot be taken. Please send one of these: PDF, PNG, JPG, ZIP.'],
    [{ 'project-1': { name: 'a.zip', content: pdf().content } }, 'a.zip is not what its name says.'],
    [{ resume: { name: 'empty.pdf', content: '' } }, 'empty.pdf is empty.'],
    [{ resume: large }, 'large.pdf is too large. This site takes files up to 9.8 KB.'],
    [{ resume: pdf(), coverLetter: large }, 'large.pdf is too large. This site takes files up to 9.8 KB.'],
  ] as const;
  for (const [files, error] of cases) {
    expect({ error, ...(await apply(site, files)) }).toMatchObject({ error, status: 200, body: { error, code: 'bad_file' } });
  }
  expect(site.orders()).toEqual([]);
  expect(stored(site)).toHaveLength(before);
});

test('an application of more files than PHP takes is refused in words: PHP would drop the last in silence', async ({ site }) => {
  site.begin();
  const names = (count: number) => ['resume', 'coverLetter', ...Array.from({ length: count - 2 }, (_, index) => `project-${index}`)];
  const filesOf = (count: number) => Object.fromEntries(names(count).map((name) => [name, pdf(name)]));
  const projects = (count: number) => ({
    data: { ...data, projects: Object.fromEntries(Array.from({ length: count }, (_, index) => [index, {}])) },
  });
  const before = stored(site).length;
  // PHP prints a warning before the answer, which the form reads over.
  expect(parseReply((await apply(site, filesOf(22), projects(20))).text)).toMatchObject({
    error: 'Please send at most 20 files.',
    code: 'too_many_files',
  });
  expect([site.orders(), stored(site).length]).toEqual([[], before]);
  expect((await apply(site, filesOf(20), projects(18))).body).toEqual({ success: true });
  expect(site.orders()[0]!.files).toHaveLength(20);
});

test('files of fields that nobody asked for, and of other actions, are left behind', async ({ site }) => {
  site.begin();
  const before = stored(site).length;
  expect((await apply(site, { other: pdf(), 'project-1x': pdf() })).status).toBe(200);
  await send(site.page, {
    action: 'process_contact',
    formType: 'ContactForm',
    data: { email: 'ada@example.com' },
    files: { resume: pdf() },
  });
  expect(site.orders().map(({ files }) => files)).toEqual([[], []]);
  expect(stored(site)).toHaveLength(before);
});

test('another file under the same key is another application, the same one is a repeat', async ({ site }) => {
  site.begin();
  const key = 'application-0001';
  expect((await apply(site, { resume: pdf() }, { key })).status).toBe(200);
  expect((await apply(site, { resume: pdf() }, { key })).status).toBe(200);
  expect((await apply(site, { resume: pdf('other') }, { key })).status).toBe(409);
  expect(site.orders()).toHaveLength(1);
});

test('the back end fetches files by signed addresses, which nobody can make up', async ({ site, backEnd }) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url } });
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 200, body: { success: true, result: { priority: true } } });
  expect((await apply(site, { resume: pdf() })).body).toEqual({ result: { priority: true }, success: true });
  const [file] = backEnd.received[0]!.body.files as { url: string; name: string; type: string }[];
  expect(file).toMatchObject({ name: 'Ada-Okafor.pdf', type: 'application/pdf', field: 'resume' });
  expect(file).not.toHaveProperty('stored');
  expect(await (await fetch(file!.url)).text()).toContain('resume');
  const forged = new URL(file!.url);
  forged.searchParams.set('expires', String(Number(forged.searchParams.get('expires')) + 1));
  expect((await fetch(forged)).status).toBe(401);
});
