import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedFile, fileBytes } from '../../../host/posts/asked-files.mjs';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import { erasePerson, exportPerson } from '../../../host/privacy/personal-data.mjs';
import { databases } from '../support/databases';
import { openShop, pages, type TestShop } from './open-shop';
import { send, smallOrder, type SentPost } from './send-post';

const questions = [
  { label: '' },
  { label: 'Your passport', type: 'file', maxFileSize: 100 },
  { label: 'Anything else?' },
  { label: 'Photos', type: 'file', fileTypes: ['jpg', 'zip', 'exe'], maxFileSize: 1_000_000 },
  { label: 'Which?', type: 'select', options: ['A'] },
];
const at = (path: string, formType: string): Page => ({
  path,
  title: 'Files',
  config: { formType, questions, endpoints: { marketing: 'https://products.example' } },
});
const withFiles = pagesOf([...pages, at('/files', 'FormABusinessForm'), at('/message', 'CustomContactForm')]);

const pdf = (name = 'passport.pdf', size = 100) => new File(['%PDF-1.7', 'x'.repeat(size)], name);
const jpg = new File(
  ['\u00ff\u00d8\u00ffx'].map((text) => Buffer.from(text, 'latin1')),
  'me.jpeg',
);
const order = (files: Record<string, File>, more: SentPost = {}): SentPost => ({
  path: '/files',
  data: smallOrder({ questions: { 'Your passport': 'passport.pdf' } }),
  files,
  ...more,
});
const kept = ({ folder }: TestShop) => (existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []);

describe('what a page asks for', () => {
  const pageWith = (asked: readonly object[]): Page => ({
    path: '/',
    title: 'Files',
    config: { formType: 'ContactForm', questions: asked },
  });

  it('has the kinds that its form asks for, where it names none that the form knows (SUBM-62)', () => {
    const page = pageWith([
      { label: 'Your logo', type: 'file', fileTypes: ['jpeg'] },
      { label: 'Your photo', type: 'file', fileTypes: ['jpeg', 'jpg'] },
    ]);
    expect(askedFile(page, 'question-0')?.endings).toEqual(['pdf', 'png', 'jpg', 'jpeg']);
    expect(askedFile(page, 'question-1')?.endings).toEqual(['jpg', 'jpeg']);
  });

  it('counts a question that is a number, as its form does, and none of blanks (SUBM-62)', () => {
    const page = pageWith([{ label: '\u00a0 ' }, { label: 2030 }, { label: 'Your logo', type: 'file' }, { label: 7, type: 'file' }]);
    expect(askedFile(page, 'question-0')).toBeUndefined();
    expect(askedFile(page, 'question-1')?.label).toBe('Your logo');
    expect(askedFile(page, 'question-2')?.label).toBe('7');
  });
});

describe.each(databases)('the files of an order on %s', (_name, make) => {
  it('are kept with the order under the questions that they answer, once for each key (SUBM-62)', async () => {
    const host = await openShop(make, {}, { pages: withFiles });
    const post = order({ 'question-0': pdf(), 'question-2': jpg }, { key: randomUUID() });
    const answer = await send(host, post);
    expect(answer.body.result.invoice_numbers).toEqual(['100001']);
    expect((await send(host, post)).text).toBe(answer.text);
    const [stored] = await host.shop.db.selectFrom('orders').selectAll().execute();
    const files = JSON.parse(stored!.files);
    expect(files).toEqual([
      { field: 'question-0', label: 'Your passport', name: 'passport.pdf', type: 'application/pdf', size: 108, file: expect.any(String) },
      { field: 'question-2', label: 'Photos', name: 'me.jpeg', type: 'image/jpeg', size: 4, file: expect.any(String) },
    ]);
    expect(kept(host).sort()).toEqual(files.map(({ file }: { file: string }) => file).sort());
    expect(readFileSync(join(host.folder, 'files', files[0].file), 'utf8')).toMatch(/^%PDF/);
    const other = await send(host, { ...post, files: { 'question-0': pdf('passport.pdf', 101) } });
    expect([other.status, other.body.code, kept(host).length]).toEqual([409, 'other_order', 2]);
  });

  it('come with a message, too (SUBM-62)', async () => {
    const host = await openShop(make, {}, { pages: withFiles });
    const data = { email: 'ada@example.com', message: 'Hello' };
    const post = { path: '/message', action: 'process_contact', formType: 'CustomContactForm', data, files: { 'question-0': pdf() } };
    expect((await send(host, post)).body).toEqual({ success: true });
    expect(kept(host)).toHaveLength(1);
  });

  it('are refused in words where they are not what the page asks for, and the order is not stored (SUBM-62)', async () => {
    const host = await openShop(make, {}, { pages: withFiles });
    const refusals: [Record<string, File>, string][] = [
      [{ 'question-0': pdf('passport.zip') }, 'passport.zip cannot be taken. Please send one of these: PDF, PNG, JPG.'],
      [{ 'question-2': pdf() }, 'passport.pdf cannot be taken. Please send one of these: JPG, ZIP.'],
      [{ 'question-0': new File(['<script>'], 'a.pdf') }, 'a.pdf is not what its name says.'],
      [{ 'question-0': new File([], 'a.pdf') }, 'a.pdf is empty.'],
      [{ 'question-0': pdf('a.pdf', 100_000) }, 'a.pdf is too large. This site takes files up to 98 KB.'],
    ];
    for (const [files, error] of refusals) {
      const answer = await send(host, order(files));
      expect([answer.status, answer.body]).toEqual([200, { error, code: 'bad_file' }]);
    }
    expect([await host.orders(), kept(host)]).toEqual([[], []]);
    const refused = await send(host, order({ 'question-0': pdf('a.exe') }, { key: 'the-same-key' }));
    expect(refused.body.code).toBe('bad_file');
    const mended = await send(host, order({ 'question-0': pdf() }));
    expect(mended.body.result).toBeDefined();
  });

  it('of fields that the page does not ask for are left behind (SUBM-62)', async () => {
    const host = await openShop(make, {}, { pages: withFiles });
    const strangers = {
      'question-1': pdf(),
      'question-3': pdf(),
      'question-99': pdf(),
      question: pdf(),
      resume: pdf(),
      'question-00': pdf(),
    };
    expect((await send(host, order(strangers))).body.result).toBeDefined();
    const noQuestions = await send(host, { path: '/elsewhere', data: smallOrder(), files: { 'question-0': pdf() } });
    expect(noQuestions.status).toBe(400);
  });

  it('are named to their person, and are deleted with the order (SUBM-62)', async () => {
    const host = await openShop(make, {}, { pages: withFiles });
    await send(host, order({ 'question-0': pdf() }));
    const said = [];
    for await (const entry of exportPerson(host.shop, 'ada@example.com')) said.push(...entry.facts);
    expect(said).toContainEqual({ name: 'File › Your passport', value: 'passport.pdf' });
    await erasePerson(host.shop, 'ada@example.com');
    const [job] = await host.shop.db.selectFrom('jobs').selectAll().where('kind', '=', 'delete-files').execute();
    await host.shop.jobs.get('delete-files')!(JSON.parse(job!.payload), { id: 1, tries: 1 } as never);
    expect([await host.orders(), kept(host)]).toEqual([[], []]);
  });
});

it('are of no more bytes together than the questions of the page take (SUBM-62)', () => {
  expect(fileBytes(at('/files', 'FormABusinessForm'))).toBe(100_000 + 20_000_000);
  expect(fileBytes({ ...at('/files', 'FormABusinessForm'), config: { formType: 'FormABusinessForm', questions: 'none' } })).toBe(0);
});
