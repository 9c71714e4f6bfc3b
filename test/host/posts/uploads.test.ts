import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases';
import { openShop, type TestShop } from './open-shop';
import { send } from './send-post';

const pdf = (name = 'resume.pdf', size = 100) => new File(['%PDF-1.7', 'x'.repeat(size)], name);
const application = (files: Record<string, File>, data: object = {}) => ({
  path: '/jobs',
  action: 'process_application',
  formType: 'JobApplicationForm',
  data: { contact_information: { first_name: 'Ada', email: 'ada@example.com' }, ...data },
  files,
});
const kept = ({ folder }: TestShop) => (existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []);

describe.each(databases)('the files of an application on %s', (_name, make) => {
  it('are kept under random names outside of every page, once for each key', async () => {
    const host = await openShop(make);
    const post = {
      ...application({ resume: pdf('../../etc/my résumé.PDF'), 'project-0': new File(['PK\u0003\u0004x'], 'a.zip') }),
      key: randomUUID(),
    };
    const answer = await send(host, post);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await send(host, post)).text).toBe(answer.text);
    const [order] = await host.shop.db.selectFrom('orders').selectAll().execute();
    expect(order).toMatchObject({ status: '', email: 'ada@example.com', paymentWay: '', total: null });
    const files = JSON.parse(order!.files);
    expect(files).toEqual([
      { field: 'resume', name: 'my-résumé.PDF', type: 'application/pdf', size: 108, file: expect.stringMatching(/^[0-9a-f]{32}\.bin$/) },
      { field: 'project-0', name: 'a.zip', type: 'application/zip', size: 5, file: expect.stringMatching(/^[0-9a-f]{32}\.bin$/) },
    ]);
    expect(kept(host).sort()).toEqual(files.map(({ file }: { file: string }) => file).sort());
    expect(readFileSync(join(host.folder, 'files', files[0].file), 'utf8')).toMatch(/^%PDF-1\.7x/);
    const other = await send(host, { ...post, files: { resume: pdf('my.pdf', 101) } });
    expect([other.status, other.body.code]).toEqual([409, 'other_order']);
    const prior = await send(host, application({}, { applicant_details: { priority: 'Yes' } }));
    expect(prior.body).toEqual({ success: true, result: { priority: true } });
  });

  it('are refused in words where they are not what they should be, and then none is kept', async () => {
    const host = await openShop(make);
    const html = new File(['<script>alert(1)</script>'], 'resume.pdf');
    const refusals: [Record<string, File>, string, string][] = [
      [{ resume: pdf('resume.exe') }, 'resume.exe cannot be taken. Please send one of these: PDF.', 'bad_file'],
      [{ resume: pdf('resume.pdf.html') }, 'resume.pdf.html cannot be taken. Please send one of these: PDF.', 'bad_file'],
      [{ 'project-1': pdf('x.svg') }, 'x.svg cannot be taken. Please send one of these: PDF, PNG, JPG, ZIP.', 'bad_file'],
      [{ resume: html }, 'resume.pdf is not what its name says.', 'bad_file'],
      [{ resume: new File([], 'resume.pdf') }, 'resume.pdf is empty.', 'bad_file'],
      [
        { resume: pdf(), coverLetter: pdf('letter.pdf', 100_000) },
        'letter.pdf is too large. This site takes files up to 98 KB.',
        'bad_file',
      ],
      [
        Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`project-${index}`, pdf()])),
        'Please send at most 22 files.',
        'too_many_files',
      ],
    ];
    for (const [files, error, code] of refusals) {
      const answer = await send(host, application(files));
      expect([answer.status, answer.body]).toEqual([200, { error, code }]);
    }
    const huge = await send(host, application({ resume: pdf('resume.pdf', 3_000_000) }));
    expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
    expect(huge.body.error).toMatch(/^Your files are too large together\. This site takes at most 2\.1 MB at once\.$/);
    const unknown = await send(host, application({ 'resume[]': pdf(), shell: pdf('shell.php') }));
    expect(unknown.body).toEqual({ success: true });
    expect(kept(host)).toEqual([]);
  });

  it('are deleted once a post broke off before its application was stored, and no others', async () => {
    const host = await openShop(make);
    await send(host, application({ resume: pdf() }));
    const [mine] = kept(host);
    const lost = join(host.folder, 'files', `${'0'.repeat(32)}.bin`);
    const young = join(host.folder, 'files', `${'1'.repeat(32)}.bin`);
    for (const file of [lost, young]) writeFileSync(file, 'x');
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const file of [lost, join(host.folder, 'files', mine!)]) utimesSync(file, old, old);
    await host.shop.jobs.get('delete-lost-files')!({}, { id: 1, tries: 1 } as never);
    expect(kept(host).sort()).toEqual([mine, `${'1'.repeat(32)}.bin`].sort());
  });
});
