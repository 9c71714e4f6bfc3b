import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { fakeServices, posted } from '../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../support/render-form';

const positions = [
  {
    title: 'Frontend Developer',
    category: 'Engineering',
    description: 'Remote',
    skills: ['frontend', 'CSS'],
    priority: true,
    link: '/jobs/7',
  },
  { title: 'Clerk', category: 'Filing', description: 'Cheyenne' },
  { title: 'Clerk', category: 'Filing', description: 'Casper' },
  { title: 'Gardener' },
];
const jobs = { categories: ['Engineering', 'Customer Care'], positions };
const formType = 'JobApplicationForm';
const open = (config: Partial<PageConfigWithGaps> = {}, services = fakeServices()) =>
  renderForm({ formType, flags: { skipCaptcha: true }, jobs, ...config }, services);
const step = (id: string, params: object) => [{ key: 'one', title: 'One', sections: [{ modules: [{ id, ...params }] }] }];

const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);
const fileOf = (name: string, content: BlobPart = '%PDF-1.7') => new File([content], name);

async function choose(form: RenderedForm, path: string, file: File) {
  await act(() => userEvent.upload(form.control(path), file, { applyAccept: false }));
  await form.reads(file.name);
}

const answers = {
  'job.position': 'Clerk 2',
  'contact.firstName': 'Noor',
  'contact.lastName': 'Haddad',
  'job.state': 'MT',
  'job.reason': 'I like forms.',
  'job.heardFrom': 'A friend',
};

async function answerAll(form: RenderedForm) {
  await form.answerAll(answers);
  await choose(form, 'job.resume', fileOf('cv.pdf'));
  await choose(form, 'job.coverLetter', fileOf('letter.pdf'));
}

describe('a job application', () => {
  it('asks for a position, a name, a home state, papers, a reason and how one heard of it (JOB-01, JOB-02, JOB-03, JOB-05)', async () => {
    const form = await open();
    const expectAsked = async (...names: string[]) => {
      await form.press('Submit');
      await vi.waitFor(() => expect(errors(form)).toEqual(names.map((name) => `${name} is required`)));
    };
    const others = ['First name', 'Last name', 'Home State', 'Resume', 'Cover letter', 'Reason for applying', 'How you heard about us'];
    await expectAsked('Position Selection', ...others);
    await form.answer('job.position', 'Gardener');
    await expectAsked(...others);
    await answerAll(form);
    await form.answerAll({ 'job.reason': '', 'job.heardFrom': '' });
    await expectAsked('Reason for applying', 'How you heard about us');
  });

  it('sends its answers and files in one post (JOB-11, JOB-12, JOB-13)', async () => {
    const form = await open({ questions: [{ label: 'Why?' }, { label: 'Why?', required: false }] });
    await answerAll(form);
    await form.answer('questions.why', 'Because');
    await form.press('Submit');
    await form.reads('Thank you, your application is on its way');
    const [{ action, fields, data }] = posted(form.services) as [ReturnType<typeof posted>[0]];
    expect(action).toBe('process_application');
    const { resume, coverLetter, ...others } = fields;
    expect([resume, coverLetter].map((file) => (file as File).name)).toEqual(['cv.pdf', 'letter.pdf']);
    expect(others).toEqual({ formType: 'JobApplicationForm', pageID: 'page-1', captchaResponse: '', idempotency_key: 'key-1' });
    expect(data).toMatchObject({
      contact_information: { first_name: 'Noor', last_name: 'Haddad', state: 'MT' },
      applicant_details: { position: 'Clerk 2', priority: 'No', supplemental_questions: { 'Why?': 'Because', 'Why? 2': 'Unanswered' } },
      projects: {},
    });
  });

  it('has words of its own for a refusal, and shows those about the captcha as they are (ERR-07, ERR-09)', async () => {
    const form = await open();
    await answerAll(form);
    form.services.formPost.post.mockResolvedValueOnce({ error: 'file is broken' });
    await form.press('Submit');
    await form.reads('File is broken. Please check your file(s) and try again. If the problem persists, please contact us.');
    form.services.formPost.post.mockResolvedValueOnce({ error: 'Solve the captcha' });
    await form.press('Submit');
    await vi.waitFor(() => expect(form.root.textContent).toMatch(/Application ErrorSolve the captcha(?!.*check your file)/));
    form.services.formPost.post.mockResolvedValueOnce({ success: false });
    await form.press('Submit');
    await form.reads('An error has occurred. Please try again in a few minutes.');
    await form.press('Submit');
    await form.reads('Thank you');
  });

  it('shows how much of its files is sent', async () => {
    const form = await open();
    await answerAll(form);
    form.services.formPost.post.mockImplementationOnce(async (...given: unknown[]) => {
      const onUpload = given[2] as (share: number) => void;
      onUpload(0.4);
      await vi.waitFor(() => expect(form.all<HTMLProgressElement>('progress')[0]?.value).toBe(0.4));
      expect(form.root.textContent).toContain('Sending your application…');
      onUpload(1);
      await vi.waitFor(() => expect(form.all('progress')).toEqual([]));
      return { success: true };
    });
    await form.press('Submit');
    await form.reads('Thank you, your application is on its way');
    expect(form.root.textContent).not.toMatch(/order|message/i);
  });

  it('after a reload names the papers to choose again, and drops a position that is gone (STORE-13)', async () => {
    const form = await open();
    await answerAll(form);
    form.kept();
    form.stop();
    const again = await open({ jobs: { positions: [positions[0]!] } }, form.services);
    await again.reads('please enter these again: Resume, Cover letter');
    expect(again.all<HTMLInputElement>('[name="job.position"]').filter(({ checked }) => checked)).toEqual([]);
    expect(again.control('job.reason').value).toBe('I like forms.');
  });
});

describe('the positions', () => {
  const headings = (form: RenderedForm) => form.all('.charterform-positions h3').map(({ textContent }) => textContent);
  const names = (form: RenderedForm) => form.all('.charterform-positions strong').map(({ textContent }) => textContent);

  it('stand under their categories, those without one under none, and say where none is open (JOB-14)', async () => {
    const form = await open();
    expect(headings(form)).toEqual(['Engineering 1 open', 'Customer Care none open', 'Filing 2 open', 'Anything else ']);
    expect(names(form)).toEqual(['Frontend Developer', 'Clerk', 'Clerk', 'Gardener', 'Other']);
    await form.reads('There are no open positions in this category at the moment.');
  });

  it('are searched by title, category and skill (JOB-14)', async () => {
    const form = await open();
    const search = form.all<HTMLInputElement>('[type="search"]')[0]!;
    const find = async (query: string) => {
      await act(() => userEvent.clear(search));
      await act(() => userEvent.type(search, query));
    };
    await find('css');
    expect(names(form)).toEqual(['Frontend Developer', 'Other']);
    await find('filing');
    expect(names(form)).toEqual(['Clerk', 'Clerk', 'Other']);
    expect(headings(form)).toEqual(['Filing 2 open', 'Anything else ']);
    await find('astronaut');
    await form.reads('No positions found. Try changing your search query.');
  });

  it('can be another one, which must be said, and the page may ask for an alternative (JOB-02, JOB-15)', async () => {
    const form = await open({ steps: step('JobPosition', { asksAlternative: true }) });
    await form.answer('job.position', 'Other');
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(['What you would like to do is required']));
    await form.answerAll({ 'job.positionOther': 'Juggle', 'job.positionAlternative': 'Clerk' });
    await form.press('Submit');
    await form.reads('Thank you');
    const details = { position: 'Other', position_other: 'Juggle', position_alternative_input: 'Clerk' };
    expect(posted(form.services)[0]!.data.applicant_details).toMatchObject(details);
  });

  it('are but Other where the page has none', async () => {
    const form = await open({ jobs: {} });
    expect(names(form)).toEqual(['Other']);
    expect(form.all('[type="search"]')).toEqual([]);
  });
});

describe('projects', () => {
  it('are asked while the position has frontend or backend skills, and are kept meanwhile (JOB-07, JOB-08)', async () => {
    const form = await open();
    expect(form.has('job.projects.0.url')).toBe(false);
    await form.answer('job.position', 'Frontend Developer');
    await form.answerAll({ 'job.projects.0.url': 'haddad.example', 'job.projects.0.whatIDid': 'All of it' });
    await form.press('Add a project');
    await form.answer('job.projects.1.url', 'no address');
    await form.press('Submit');
    await vi.waitFor(() => expect(form.messageOf('job.projects.1.whatIDid')).toBe('What I did is required'));
    expect(form.messageOf('job.projects.1.url')).not.toBe('');
    await form.answer('job.position', 'Gardener');
    expect(form.has('job.projects.0.url')).toBe(false);
    await form.answer('job.position', 'Frontend Developer');
    expect(form.control('job.projects.1.url').value).toBe('no address');
    const [first] = form.all('.charterform-entries button').filter(({ textContent }) => textContent.startsWith('Remove'));
    await act(async () => first!.click());
    expect(form.control('job.projects.0.url').value).toBe('no address');
  });

  it('kept without their place in the list are left out, and the console says so (JOB-08)', async () => {
    const project = { url: 'haddad.example', whatIDid: 'All of it' };
    for (const [projects, isTold] of [
      [[project], false],
      [[null, project], true],
      [{ first: project }, true],
    ] as const) {
      const services = servicesKeeping(
        { job: { position: { key: 'Frontend Developer', value: 'Frontend Developer' }, projects } },
        formType,
      );
      const form = await open({}, services);
      expect(form.control('job.projects.0.url').value).toBe(Array.isArray(projects) ? project.url : '');
      expect(services.log.info.mock.calls.flat().includes('Project index not set')).toBe(isTold);
      form.stop();
    }
  });

  it('are sent by number with their files (JOB-11, JOB-13)', async () => {
    const form = await open({ steps: [...step('JobPosition', {}), { ...step('JobProjects', { min: 2 })[0]!, key: 'two' }] });
    await form.answer('job.position', 'Frontend Developer');
    for (const index of [0, 1])
      await form.answerAll({ [`job.projects.${index}.url`]: `site-${index}.example`, [`job.projects.${index}.whatIDid`]: 'All' });
    await choose(form, 'job.projects.1.file', fileOf('shot.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47])));
    await form.press('Submit');
    await form.reads('Thank you');
    const { data, fields } = posted(form.services)[0]!;
    expect(data.projects).toEqual({
      0: { project_URL: 'site-0.example', what_I_did: 'All' },
      1: { project_URL: 'site-1.example', what_I_did: 'All' },
    });
    expect(data.job_listing_link).toEqual({ link: '/jobs/7' });
    expect(data.applicant_details).toMatchObject({ priority: 'Yes' });
    expect([fields['project-0'], (fields['project-1'] as unknown as File).name]).toEqual([undefined, 'shot.png']);
  });
});

describe('what the page makes required', () => {
  it.each([
    [
      'Applicant',
      { required: ['email', 'phone'] },
      ['First name is required', 'Last name is required', 'Email is required', 'Phone number is required', 'Home State is required'],
    ],
    ['JobLinks', { required: ['codePen', 'linkedIn'] }, ['CodePen is required', 'LinkedIn is required']],
    ['JobPapers', { coverLetter: 'optional' }, ['Resume is required']],
    [
      'JobReason',
      { anythingElse: 'required' },
      ['Reason for applying is required', 'Additional information is required', 'How you heard about us is required'],
    ],
  ])('of %s is what it names (JOB-01, JOB-04, JOB-05, JOB-09)', async (id, params, asked) => {
    const form = await open({ steps: step(id, params) });
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(asked));
  });

  it('of another source is which one, and the page may name the sources (JOB-10)', async () => {
    const form = await open({ steps: step('JobReason', {}), jobs: { sources: ['Radio'] } });
    await form.answerAll({ 'job.reason': 'I like it', 'job.heardFrom': 'Other' });
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(['Where you heard about us is required']));
    await form.answer('job.heardFrom', 'Radio');
    await form.press('Submit');
    await form.reads('Thank you');
  });

  it('of a link is an address (JOB-04)', async () => {
    const form = await open({ steps: step('JobLinks', {}) });
    await form.answerAll({ 'job.gitHub': 'not an address', 'job.codePen': 'codepen.io/noor' });
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toHaveLength(1));
    expect(form.messageOf('job.gitHub')).not.toBe('');
  });
});

describe('a paper', () => {
  it.each([
    ['a Word file', fileOf('cv.docx'), 'We only accept the following file type(s): pdf'],
    ['an empty file', fileOf('cv.pdf', ''), 'This file is not what its name says. Please save it again, or choose another one.'],
    [
      'a PDF by its name alone',
      fileOf('cv.pdf', 'PK\u0003\u0004'),
      'This file is not what its name says. Please save it again, or choose another one.',
    ],
    ['a PDF that is a byte too large', fileOf('cv.pdf', `%PDF-${' '.repeat(4_999_996)}`), 'The file size must not exceed 5 MB'],
    ['a PDF of the most bytes', fileOf('cv.pdf', `%PDF-${' '.repeat(4_999_995)}`), ''],
    ['a PDF after other bytes', fileOf('cv.pdf', `\ufeff\n%PDF-1.7`), ''],
  ])('that is %s is judged at once (JOB-06)', async (_what, file, message) => {
    const form = await open({ steps: step('JobPapers', {}) });
    await choose(form, 'job.resume', file);
    await vi.waitFor(() => expect(form.messageOf('job.resume')).toBe(message));
    expect(form.root.textContent).toContain('PDF, 5 MB at most');
  });

  it('may be as large as the page says (JOB-06)', async () => {
    const form = await open({ steps: step('JobPapers', {}), jobs: { maxFileSize: 1 } });
    await choose(form, 'job.resume', fileOf('cv.pdf', `%PDF-${' '.repeat(996)}`));
    await vi.waitFor(() => expect(form.messageOf('job.resume')).toBe('The file size must not exceed 0.001 MB'));
  });
});
